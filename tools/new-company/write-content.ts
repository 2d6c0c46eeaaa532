import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Answers } from './answers.ts';

const starter = join(import.meta.dirname, 'starter');

/** What of content/ is the software's and stays: how to write, the signs of technologies, pages about the site itself. */
const kept = new Set([
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
 * Replaces the sample's content in the project at `root` by the starter's, in the company's name, colors and logo. The
 * sample's pictures go, and with them the package that drew them.
 */
export function writeContent(root: string, { company, palette, logo }: Answers): void {
  const content = join(root, 'content');
  for (const file of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const name = path.slice(content.length + 1);
    if (!kept.has(name) && !name.startsWith('schema/')) rmSync(path);
  }
  for (const folder of ['art/masters', 'drawing']) rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, 'art/masters'), { recursive: true });
  cpSync(starter, content, { recursive: true });
  for (const form of ['pages/contact-us.yaml', 'pages/careers.yaml']) {
    change(join(content, form), "'%PHONE_HINT%'", phoneHints[company.enquiry.phone]);
  }
  writeFileSync(join(content, 'company.yaml'), companyFile(company));
  writeFileSync(join(content, 'brand/palette.yaml'), paletteFile(palette));
  writeFileSync(join(content, 'brand/logo.svg'), logo ?? plainMark(palette));
  writeRoutes(root, content);
  const security = join(root, 'SECURITY.md');
  if (existsSync(security)) change(security, /\*\*[^*\s]+@[^*\s]+\*\*/, `**${company.email}**`);
}

const phoneHints = {
  us: 'Ten digits, or leave it empty.',
  international: 'With the country code if you call from abroad, or leave it empty.',
};

function change(file: string, from: string | RegExp, to: string): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(from, () => to),
  );
}

function companyFile(company: Answers['company']): string {
  const { enquiry, liveMaps, metricsReceiver, ...rest } = company;
  return [
    '# The company, once. Every page, form, e-mail address, feed and share picture takes these values from here.',
    stringify(rest, { lineWidth: 0, singleQuote: true }),
    '# What the forms send and where. applicationId tells the sites apart whose enquiries one server takes. The address ends in /api/; another origin works too and gets credentials.',
    stringify({ enquiry }, { singleQuote: true }),
    '# on-request: the live map loads when a visitor asks for it. at-once: it loads with the page.',
    stringify({ liveMaps }),
    '# A receiver for page metrics (web vitals). Empty: nothing is measured.',
    stringify({ metricsReceiver }, { singleQuote: true }),
  ].join('\n');
}

const paletteFile = ({ main, dark, text, accent, second }: Answers['palette']) =>
  `# Five colors give all others of the site, of shared pictures and of icons. The build checks that words stand out on them.
main: '${main}' # links, buttons, the logo
dark: '${dark}' # grounds under white words
text: '${text}'
accent: '${accent}' # one hot spot a screen
second: '${second}' # a second ground

# What the five were when the logo was drawn. Where one is another now, the build names what to look at.
tunedFor: { main: '${main}', dark: '${dark}', text: '${text}', accent: '${accent}', second: '${second}' }
`;

/** Until there is a logo: two sheets, one over the other. */
const plainMark = ({ main, accent }: Answers['palette']) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${main}" d="M10 0H50A46 46 0 0 1 96 46V86A10 10 0 0 1 86 96H46A46 46 0 0 1 0 50V10A10 10 0 0 1 10 0Z"/><path fill="${accent}" d="M62 40A22 22 0 1 1 40 62V46A6 6 0 0 1 46 40Z"/></svg>\n`;

/** Leaves those addresses in site/routes.ts whose words the starter has. */
function writeRoutes(root: string, content: string): void {
  const file = join(root, 'site/routes.ts');
  // What a route is stays; the list that follows is another one.
  const [head = ''] = /^[^]*?\n\}\n/.exec(readFileSync(file, 'utf8')) ?? [];
  const pages: [path: string, page: string, more: string][] = [
    ['/', 'home', 'hero: true'],
    ['/why-us', 'why-us', 'hero: true'],
    ['/case-studies', 'case-studies', 'hero: true'],
    ['/case-studies/example', 'case', "hero: true, parent: '/case-studies'"],
    ['/blog', 'blog', 'hero: true'],
    ['/blog/:article', 'article', "hero: true, parent: '/blog'"],
    ['/careers', 'careers', 'hero: false'],
    ['/contact-us', 'contact', 'hero: true'],
    ['/privacy-policy', 'privacy', 'hero: false'],
    ['/team', 'team', 'hero: false'],
  ];
  for (const [path] of pages) {
    const words = path === '/' ? 'pages/home.yaml' : `pages${path}.yaml`;
    if (!path.includes(':') && !existsSync(join(content, words))) throw new Error(`the starter lacks ${words}`);
  }
  writeFileSync(
    file,
    `${head}
/**
 * Every address that has code of its own. The files of content/plain-pages/ add theirs: withPlainRoutes. Prerendering, the
 * sitemap, navigation and the tests read the two together, as \`content.routes\`, and no other list.
 */
export const routes: readonly Route[] = [
${pages.map(([path, page, more]) => `  { path: '${path}', page: '${page}', ${more} },`).join('\n')}
];
`,
  );
}
