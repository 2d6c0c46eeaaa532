import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startup/start-error.ts';

/** The content of a confirmation: content/confirmation.yaml, as written by the build. */
export type ConfirmationContent = {
  subject: string;
  headline: string;
  paragraphs: string[];
  /** The label of the reference. */
  reference: string;
  /** The label of the time. */
  received: string;
  /** For a person whose address somebody else entered. */
  notYou: string;
  signature: string[];
  /** The address that replies go to. */
  replyTo: string;
};

const texts = ['subject', 'headline', 'reference', 'received', 'notYou', 'replyTo'] as const;
const lists = ['paragraphs', 'signature'] as const;

/** @throws StartError if the build has not written all of it. */
export function readConfirmationWords(siteDir: string): ConfirmationContent {
  const file = join(siteDir, '.build/confirmation.json');
  let words: Partial<Record<string, unknown>> = {};
  try {
    words = JSON.parse(readFileSync(file, 'utf8')) as typeof words;
  } catch {
    // A missing or unreadable file is reported below, like missing words.
  }
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
  if (texts.every((name) => isText(words[name])) && lists.every((name) => isList(words[name]))) {
    return words as ConfirmationContent;
  }
  throw new StartError(
    `CONFIRMATION_MAIL is yes, and ${file} lacks the text of that mail: run npm run build, or set it to no.`,
  );
}
