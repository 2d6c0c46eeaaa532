import { stringify } from 'yaml';
import type { Answers } from './answers.ts';

/** content/company.yaml, with a comment over each group. */
export function companyFile(company: Answers['company']): string {
  const { language, enquiry, addresses, liveMaps, metricsReceiver, ...rest } = company;
  return [
    '# Facts about the company. Every page, form, email, feed and link preview takes them from here.',
    stringify(rest, { lineWidth: 0, singleQuote: true }),
    '# The language of buttons, messages, mails, dates and numbers: en, de or es. The texts in content/ are in it, too.',
    stringify({ language }),
    '# What the forms send, and where. applicationId distinguishes sites that share a server. The address ends in /api/; on another origin, it gets credentials, too.',
    stringify({ enquiry }, { singleQuote: true }),
    '# plain: pages have the addresses of their documents, /why-us/. hash: links and the address bar get /#/why-us once the script has started.',
    stringify({ addresses }),
    '# on-request: the live map loads when a visitor asks for it. at-once: it loads with the page.',
    stringify({ liveMaps }),
    '# The address that receives page metrics (web vitals). If it is empty, nothing is measured.',
    stringify({ metricsReceiver }, { singleQuote: true }),
  ].join('\n');
}

/** content/brand/palette.yaml. */
export const paletteFile = ({ main, dark, text, accent, second }: Answers['palette']) =>
  `# All other colors of the site, shared pictures and icons derive from five. The build checks the contrast of text on them.
main: '${main}' # links, buttons, the logo
dark: '${dark}' # backgrounds of white text
text: '${text}'
accent: '${accent}' # one emphasized element on each screen
second: '${second}' # a second background

# The five colors for which the logo was drawn. If one has changed since, the build names what to review.
tunedFor: { main: '${main}', dark: '${dark}', text: '${text}', accent: '${accent}', second: '${second}' }
`;
