import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { codedPageFile } from '#prerender/content/page-files.ts';
import type { Answers } from './answers.ts';
import { translateContent } from './starter-words.ts';

const starter = join(import.meta.dirname, 'starter');

/**
 * Parts of content/ that belong to the software and stay: instructions, logos of technologies, pages about the site
 * itself.
 */
const softwareFiles = new Set([
  'schema',
  'LICENSE',
  'techniques.yaml',
  'blog/README.md',
  'people/README.md',
  'plain-pages/README.md',
  'brand/marks.svg',
  'pages/article.yaml',
  'pages/privacy-policy.yaml',
]);

/**
 * Replaces the sample's content in the project at `root` by the starter's, in the company's name, colors and logo. Also
 * removes the sample's pictures and everything that drew, measured and tested the sample.
 */
export function writeContent(root: string, { company, palette, logo }: Answers): void {
  const content = join(root, 'content');
  for (const file of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const name = path.slice(content.length + 1);
    if (!softwareFiles.has(name) && !name.startsWith('schema/')) rmSync(path);
  }
  for (const folder of ['art/masters', 'workshop', 'tests/sample', 'tests/acceptance'])
    rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, 'art/masters'), { recursive: true });
  cpSync(starter, content, { recursive: true });
  for (const form of ['pages/contact-us.yaml', 'pages/careers.yaml']) {
    replaceIn(join(content, form), "'%PHONE_HINT%'", phoneHints[company.enquiry.phone]);
  }
  translateContent(content, company.language, softwareFiles);
  writeFileSync(join(content, 'company.yaml'), companyFile(company));
  writeFileSync(join(content, 'brand/palette.yaml'), paletteFile(palette));
  writeFileSync(join(content, 'brand/logo.svg'), logo ?? plainMark(palette));
  writeRoutes(root, content);
  const security = join(root, 'SECURITY.md');
  if (existsSync(security)) replaceIn(security, /\*\*[^*\s]+@[^*\s]+\*\*/, `**${company.email}**`);
}

const phoneHints = {
  us: 'Ten digits, or leave it empty.',
  international: 'With the country code if you call from abroad, or leave it empty.',
};

/** Replaces the first occurrence in a file. */
function replaceIn(file: string, from: string | RegExp, to: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(from, () => to),
  );
}

function companyFile(company: Answers['company']): string {
  const { language, enquiry, addresses, liveMaps, metricsReceiver, ...rest } = company;
  return [
    '# The company, once. Every page, form, e-mail address, feed and share picture takes these values from here.',
    stringify(rest, { lineWidth: 0, singleQuote: true }),
    '# Of buttons, messages, mails, dates and numbers: en, de or es. What is written in content/ is in it as well.',
    stringify({ language }),
    '# What the forms send and where. applicationId distinguishes sites that share a server. The address ends in /api/; another origin works too and gets credentials.',
    stringify({ enquiry }, { singleQuote: true }),
    '# plain: pages have the addresses of their documents, /why-us/. hash: links and the address bar get /#/why-us once the script has started.',
    stringify({ addresses }),
    '# on-request: the live map loads when a visitor asks for it. at-once: it loads with the page.',
    stringify({ liveMaps }),
    '# A receiver for page metrics (web vitals). Empty: nothing is measured.',
    stringify({ metricsReceiver }, { singleQuote: true }),
  ].join('\n');
}

const paletteFile = ({ main, dark, text, accent, second }: Answers['palette']) =>
  `# All other colors of the site, shared pictures and icons derive from five. The build checks the contrast of text on them.
main: '${main}' # links, buttons, the logo
dark: '${dark}' # backgrounds of white text
text: '${text}'
accent: '${accent}' # one hot spot a screen
second: '${second}' # a second background

# The five colors for which the logo was drawn. If one has changed since, the build names what to review.
tunedFor: { main: '${main}', dark: '${dark}', text: '${text}', accent: '${accent}', second: '${second}' }
`;

/** A placeholder logo: two overlapping sheets. */
const plainMark = ({ main, accent }: Answers['palette']) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${main}" d="M10 0H50A46 46 0 0 1 96 46V86A10 10 0 0 1 86 96H46A46 46 0 0 1 0 50V10A10 10 0 0 1 10 0Z"/><path fill="${accent}" d="M62 40A22 22 0 1 1 40 62V46A6 6 0 0 1 46 40Z"/></svg>\n`;

/** Keeps only those lines of site/routes.ts whose content the starter has, and adds one for its own case. */
function writeRoutes(root: string, content: string): void {
  const file = join(root, 'site/routes.ts');
  const source = readFileSync(file, 'utf8');
  const hasContent = (path: string, page: string) =>
    existsSync(join(content, path.includes(':') ? `pages/${page}.yaml` : codedPageFile(path)));
  const remaining = source.replaceAll(
    /^ {2}\{\s*path: '([^']+)',\s*page: (\w+)[^}]*\},\n/gm,
    (line, path: string, page: string) => (hasContent(path, page) ? line : ''),
  );
  const ownCase = "  { path: '/case-studies/example', page: caseStudy, parent: '/case-studies' },\n";
  const routes = remaining.includes(ownCase)
    ? remaining
    : remaining.replace(/ {2}\{ path: '\/case-studies', .*\n/, (line) => `${line}${ownCase}`);
  const isUsed = (name: string) => new RegExp(`page: ${name}\\b`).test(routes);
  writeFileSync(
    file,
    routes
      .replaceAll(/^import \{ (\w+) \} from '.\/pages\/.*\n/gm, (line, name: string) => (isUsed(name) ? line : ''))
      .replaceAll(/\n{3,}/g, '\n\n')
      .replace('routeList([\n\n', 'routeList([\n'),
  );
}
