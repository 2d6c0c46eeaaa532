import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ContentError } from '#prerender/content/content-error.ts';
import { readContent } from '#prerender/content/read-content.ts';
import type { Route } from '#site/routes.ts';
import { neutralPictures } from '../../art/neutral/neutral-pictures.ts';
import { AnswerError, type Answers } from './answers.ts';
import { writeContent } from './write-content.ts';

/**
 * Writes the starter for these answers into a temporary copy of the project at `root`, and reads it as a build does.
 * Throws an AnswerError with the problems, such as a title that a long name makes too long; the project stays
 * unchanged.
 */
export async function checkStarter(root: string, answers: Answers): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'new-company-'));
  try {
    copyReplacedParts(root, copy);
    writeContent(copy, answers);
    writePictureIndex(copy);
    const { routes } = (await import(pathToFileURL(join(copy, 'site/routes.ts')).href)) as { routes: readonly Route[] };
    await readContent(join(copy, 'content'), { routes });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const message = `With these answers the site could not be built:\n\n${error.message}\n\nNothing was changed.`;
    throw new AnswerError(message, { cause: error });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Copies the parts of the project that writeContent changes, except the encoded pictures. */
function copyReplacedParts(root: string, copy: string): void {
  const isPicture = (file: string) => /content\/(pictures|share)\/.*\.(avif|jpg)$/.test(file);
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true, filter: (file) => !isPicture(file) });
  mkdirSync(join(copy, 'site'));
  cpSync(join(root, 'site/routes.ts'), join(copy, 'site/routes.ts'));
  // routes.ts imports the definitions of pages.
  symlinkSync(join(root, 'site/pages'), join(copy, 'site/pages'));
}

/** Lists the neutral pictures as if they were already encoded: drawing and encoding them takes a long time. */
function writePictureIndex(copy: string): void {
  const entries = neutralPictures.map(({ name, width, height }) => [
    name,
    { width, height, avif: [width], jpeg: width, color: '#123456', hash: '0123456789abcdef' },
  ]);
  writeFileSync(join(copy, 'content/pictures/index.json'), JSON.stringify(Object.fromEntries(entries)));
}
