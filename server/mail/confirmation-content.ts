import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfirmationContent } from '#content/schema/confirmation.ts';
import { StartError } from '../startup/start-error.ts';

const texts = ['subject', 'headline', 'reference', 'received', 'notYou', 'replyTo'] as const;
const lists = ['paragraphs', 'signature'] as const;

/**
 * Reads content/confirmation.yaml as the build wrote it.
 *
 * @throws StartError if the build has not written all of it.
 */
export function readConfirmationContent(siteDir: string): ConfirmationContent {
  const file = join(siteDir, '.build/confirmation.json');
  let written: Partial<Record<string, unknown>> = {};
  try {
    written = JSON.parse(readFileSync(file, 'utf8')) as typeof written;
  } catch {
    // A missing or unreadable file is reported below, like missing text.
  }
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
  if (texts.every((name) => isText(written[name])) && lists.every((name) => isList(written[name]))) {
    return written as ConfirmationContent;
  }
  throw new StartError(
    `CONFIRMATION_MAIL is yes, and ${file} lacks the text of that mail: run npm run build, or set CONFIRMATION_MAIL=no.`,
  );
}
