import { aiAgentsDecisionMakers } from './ai-agents-decision-makers.ts';
import { aiCybersecurity } from './ai-cybersecurity.ts';
import { aiPoweredChatbots } from './ai-powered-chatbots.ts';
import { aiPoweredTools } from './ai-powered-tools.ts';
import { aiWebFormValidation } from './ai-web-form-validation.ts';
import { canChatgptReplaceHumanWork } from './can-chatgpt-replace-human-work.ts';
import { ceclModelRisk } from './cecl-model-risk.ts';
import type { Cover } from './cover.ts';
import { customSolution } from './custom-solution.ts';
import { developerSyndrome } from './developer-syndrome.ts';
import { impactOfAiAgents } from './impact-of-ai-agents.ts';
import { ltiIntegration } from './lti-integration.ts';
import { mobileConnectivity } from './mobile-connectivity.ts';
import { mostRecommendedCompany } from './most-recommended-company.ts';
import { newDatasets } from './new-datasets.ts';
import { nlpTextClassification } from './nlp-text-classification.ts';
import { securingIotDevices } from './securing-iot-devices.ts';
import { softwareClutchRewind } from './software-clutch-rewind.ts';

/** By the article's name, in the order of the blog list, newest first: neighbors never share a ground. */
export const covers: Record<string, Cover> = {
  'revolutionize-mobile-connectivity': mobileConnectivity,
  'ai-powered-tools-for-everyday-life': aiPoweredTools,
  'securing-iot-devices': securingIotDevices,
  'ai-web-form-validation': aiWebFormValidation,
  'impact-of-ai-agents': impactOfAiAgents,
  'ai-agents-decision-makers': aiAgentsDecisionMakers,
  'ai-cybersecurity': aiCybersecurity,
  'ai-powered-chatbots': aiPoweredChatbots,
  'new-datasets-to-train-ai': newDatasets,
  'cecl-model-risk-application': ceclModelRisk,
  'can-chatgpt-replace-human-work': canChatgptReplaceHumanWork,
  'software-clutch-rewind': softwareClutchRewind,
  'most-recommended-company': mostRecommendedCompany,
  'developer-syndrome': developerSyndrome,
  'nlp-text-classification': nlpTextClassification,
  'lti-integration-for-lms-systems': ltiIntegration,
  'custom-solution': customSolution,
};
