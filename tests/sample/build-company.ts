import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LanguageName } from '#languages/languages.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { parseAnswers } from '#tools/new-company/answers.ts';
import { writeContent } from '#tools/new-company/write-content.ts';
import { neutralPictures } from '../../art/neutral/neutral-pictures.ts';

const places = {
  en: { country: 'GB', timeZone: 'Europe/London', city: 'Leeds', phone: '+44 20 7946 0018' },
  de: { country: 'DE', timeZone: 'Europe/Berlin', city: 'Hamburg', phone: '+49 30 23125 123' },
  es: { country: 'MX', timeZone: 'America/Mexico_City', city: 'Mérida', phone: '+52 999 123 4567' },
};

const excludedPaths = new Set(
  ['node_modules', 'workshop', 'dist', '.cache', '.git', 'data', 'test-results', 'content/pictures'].map((name) =>
    join(projectRoot, name),
  ),
);

/** Builds the site of a new company in `language`, in a new folder. Its pictures are empty files. */
export function buildCompany(language: LanguageName): { site: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'company-in-'));
  cpSync(projectRoot, root, { recursive: true, filter: (source) => !excludedPaths.has(source) });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const { country, timeZone, city, phone } = places[language];
  const answers = `name: Tidewater Robotics
url: https://www.tidewater.example
email: mail@tidewater.example
country: ${country}
timeZone: ${timeZone}
offices:
  - { city: ${city}, street: Am Kai 12, postalCode: '20457', phone: '${phone}', email: mail@tidewater.example }
`;
  writeContent(root, parseAnswers(answers, 'answers.yaml'));
  writePictures(join(root, 'content/pictures'));
  const { status, stderr } = spawnSync(process.execPath, ['prerender/build.ts', '--without-share-pictures'], {
    cwd: root,
    encoding: 'utf8',
    // Without the settings and the NODE_ENV of this process, which would change what is built.
    env: { PATH: process.env['PATH'] },
  });
  if (status !== 0) throw new Error(stderr);
  return { site: join(root, 'dist'), remove: () => rmSync(root, { recursive: true }) };
}

/** Writes an empty file for each picture that a new company's site needs, and their index. */
function writePictures(folder: string): void {
  const entries = neutralPictures.map(({ name, width, height }) => {
    for (const extension of ['avif', 'jpg']) {
      const file = join(folder, `${name}-${width}.${extension}`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
    return [name, { width, height, avif: [width], jpeg: width, color: '#123456', hash: '0123456789abcdef' }];
  });
  writeFileSync(join(folder, 'index.json'), JSON.stringify(Object.fromEntries(entries)));
}
