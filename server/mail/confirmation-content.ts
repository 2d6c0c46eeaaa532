import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfirmationContent } from '#content/schema/confirmation.ts';
import { StartError } from '../startup/start-error.ts';

const textFields = ['subject', 'headline', 'reference', 'received', 'notYou', 'replyTo'] as const;
const listFields = ['paragraphs', 'signature'] as const;

/**
 * Reads content/confirmation.yaml as the build wrote it.
 *
 * @throws StartError if the build has not written all of it.
 */
export function readConfirmationContent(siteDir: string): ConfirmationContent {
  const file = join(siteDir, '.build/confirmation.json');
  let parsed: Partial<Record<string, unknown>> = {};
  try {
    parsed = (JSON.parse(readFileSync(file, 'utf8')) as typeof parsed | null) ?? {};
  } catch {
    // A missing or unreadable file is reported below, like missing text.
  }
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
  if (textFields.every((name) => isText(parsed[name])) && listFields.every((name) => isList(parsed[name]))) {
    return parsed as ConfirmationContent;
  }
  throw new StartError(
    `CONFIRMATION_MAIL is yes, and ${file} lacks the text of that mail: run npm run build, or set CONFIRMATION_MAIL=no.`,
  );
}
