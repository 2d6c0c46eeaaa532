import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { projectRoot } from './project-root.ts';

/** The folder of the studies that articles are based on: workshop/research/README.md. */
const studiesFolder = join(projectRoot, 'workshop/research');

/** The date of every file in an archive, fixed so that the same files make the same archive. */
const archiveDate = '2026-01-01T00:00:00';

/** The addresses of the studies of these articles, by the name of the article's file without its extension. */
export function studyAddresses(articles: readonly string[], folder = studiesFolder): Map<string, string> {
  const studies = articles.filter((name) => existsSync(join(folder, name, 'study.ts')));
  return new Map(studies.map((name) => [name, `/research/${name}.zip`]));
}

/** An article's study as a ZIP archive: its files, the files that several studies share, and the license of both. */
export function studyArchive(name: string, folder = studiesFolder): Uint8Array {
  const studyFiles = filesIn(join(folder, name)).map((file) => join(name, file));
  const sharedFiles = filesIn(folder);
  const files = [...studyFiles, ...sharedFiles].map((file): [string, Uint8Array] => [
    `research/${file}`,
    readFileSync(join(folder, file)),
  ]);
  const license = readFileSync(join(projectRoot, 'LICENSE'));
  return zipSync(Object.fromEntries([...files, ['LICENSE', license]]), { level: 9, mtime: archiveDate });
}

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
