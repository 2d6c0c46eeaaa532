import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startup/start-error.ts';

/** What a confirmation says: content/confirmation.yaml, as the build has written it. */
export type ConfirmationContent = {
  subject: string;
  headline: string;
  paragraphs: string[];
  /** In front of the reference. */
  reference: string;
  /** In front of the time. */
  received: string;
  /** For somebody whose address another entered. */
  notYou: string;
  signature: string[];
  /** Whom an answer goes to. */
  replyTo: string;
};

const texts = ['subject', 'headline', 'reference', 'received', 'notYou', 'replyTo'] as const;
const lists = ['paragraphs', 'signature'] as const;

/** @throws StartError when the build has not written them. */
export function readConfirmationWords(siteDir: string): ConfirmationContent {
  const file = join(siteDir, '.build/confirmation.json');
  let words: Partial<Record<string, unknown>> = {};
  try {
    words = JSON.parse(readFileSync(file, 'utf8')) as typeof words;
  } catch {
    // Reported below, like words that are missing.
  }
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
  if (texts.every((name) => isText(words[name])) && lists.every((name) => isList(words[name]))) {
    return words as ConfirmationContent;
  }
  throw new StartError(
    `CONFIRMATION_MAIL is yes, and ${file} has not the words of that mail: run npm run build, or set it to no.`,
  );
}
