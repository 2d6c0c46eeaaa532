import type { Relief } from '../paper/relief-svg.ts';
import { bell } from './bell.ts';
import { cardAi } from './card-ai.ts';
import { cardModelTraining } from './card-model-training.ts';
import { cardNaturalLanguageProcessing } from './card-natural-language-processing.ts';
import { cardSentimentAnalysis } from './card-sentiment-analysis.ts';
import { caseChurchDirectory } from './case-church-directory.ts';
import { caseEventManagement } from './case-event-management.ts';
import { casePosSystem } from './case-pos-system.ts';
import { heroContact, heroContactPhone } from './contact/hero-contact.ts';
import { doorArtificialIntelligence } from './door-artificial-intelligence.ts';
import { doorMobileDevelopment } from './door-mobile-development.ts';
import { doorWebDevelopment } from './door-web-development.ts';
import { error, errorPhone } from './error.ts';
import { heroAgileProjectManagement, heroAgileProjectManagementPhone } from './hero-agile-project-management.ts';
import { heroCaseChurchDirectory, heroCaseChurchDirectoryPhone } from './hero-case-church-directory.ts';
import { heroCasePosSystem, heroCasePosSystemPhone } from './hero-case-pos-system.ts';
import { heroCaseStudies, heroCaseStudiesPhone } from './hero-case-studies.ts';
import { heroCaseTimesheet, heroCaseTimesheetPhone } from './hero-case-timesheet.ts';
import { heroRentalBoard, heroRentalBoardPhone } from './hero-rental-board.ts';
import { heroWebDevelopment, heroWebDevelopmentPhone } from './hero-web-development.ts';
import { heroWhyUs, heroWhyUsPhone } from './hero-why-us.ts';
import { jay } from './jay/jay.ts';
import { message, messagePhone } from './message.ts';
import { shareExtendedTeam } from './share-extended-team.ts';

/** By the master's name; `x-phone` is the upright crop of `x`. */
export const reliefs: Record<string, Relief> = {
  bell,
  'card-ai': cardAi,
  'card-model-training': cardModelTraining,
  'card-natural-language-processing': cardNaturalLanguageProcessing,
  'card-sentiment-analysis': cardSentimentAnalysis,
  'case-event-management': caseEventManagement,
  'case-pos-system': casePosSystem,
  'case-church-directory': caseChurchDirectory,
  'door-artificial-intelligence': doorArtificialIntelligence,
  'door-mobile-development': doorMobileDevelopment,
  'door-web-development': doorWebDevelopment,
  error,
  'error-phone': errorPhone,
  'hero-agile-project-management': heroAgileProjectManagement,
  'hero-agile-project-management-phone': heroAgileProjectManagementPhone,
  'hero-case-church-directory': heroCaseChurchDirectory,
  'hero-case-church-directory-phone': heroCaseChurchDirectoryPhone,
  'hero-case-pos-system': heroCasePosSystem,
  'hero-case-pos-system-phone': heroCasePosSystemPhone,
  'hero-case-studies': heroCaseStudies,
  'hero-case-studies-phone': heroCaseStudiesPhone,
  'hero-case-timesheet': heroCaseTimesheet,
  'hero-case-timesheet-phone': heroCaseTimesheetPhone,
  'hero-contact': heroContact,
  'hero-contact-phone': heroContactPhone,
  'hero-rental-board': heroRentalBoard,
  'hero-rental-board-phone': heroRentalBoardPhone,
  'hero-web-development': heroWebDevelopment,
  'hero-web-development-phone': heroWebDevelopmentPhone,
  'hero-why-us': heroWhyUs,
  'hero-why-us-phone': heroWhyUsPhone,
  jay,
  message,
  'message-phone': messagePhone,
  'share-extended-team': shareExtendedTeam,
};
