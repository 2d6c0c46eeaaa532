import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from './answers.ts';
import { placeholderLogo } from './placeholder-logo.ts';
import { companyFile, paletteFile } from './starter-files.ts';
import { translateContent } from './starter-translator.ts';
import { writeRoutes } from './write-routes.ts';

const starterFolder = join(import.meta.dirname, 'starter');

/**
 * Files of content/ that belong to the software and stay, besides those of schema/: instructions, logos of technologies, pages
 * about the site itself.
 */
export const softwareFiles = new Set([
  'LICENSE',
  'techniques.yaml',
  'blog/README.md',
  'people/README.md',
  'plain-pages/README.md',
  'brand/marks.svg',
  'pages/article.yaml',
  'pages/privacy-policy.yaml',
]);

/** The hints below the forms' phone fields, by phone rule. */
const phoneHints = {
  us: 'Ten digits, or leave it empty.',
  international: 'With the country code if your number is from another country, or leave it empty.',
};

/**
 * Replaces the sample's content in the project at `root` by the starter's, in the company's name, colors and logo. It also
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
  for (const folder of ['art/masters', 'workshop', 'tests/sample', 'tests/acceptance']) {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
  mkdirSync(join(root, 'art/masters'), { recursive: true });
  cpSync(starterFolder, content, { recursive: true });
  for (const form of ['pages/contact-us.yaml', 'pages/careers.yaml']) {
    replaceIn(join(content, form), "'%PHONE_HINT%'", phoneHints[company.enquiry.phone]);
  }
  translateContent(content, company.language, softwareFiles);
  writeFileSync(join(content, 'company.yaml'), companyFile(company));
  writeFileSync(join(content, 'brand/palette.yaml'), paletteFile(palette));
  writeFileSync(join(content, 'brand/logo.svg'), logo ?? placeholderLogo(palette));
  writeRoutes(root, content);
  const security = join(root, 'SECURITY.md');
  if (existsSync(security)) replaceIn(security, /\*\*[^*\s]+@[^*\s]+\*\*/, `**${company.email}**`);
}

/** Replaces the first occurrence in a file. @throws if it has none. */
function replaceIn(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (text.search(from) < 0) throw new Error(`${file} no longer contains ${from}.`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}
