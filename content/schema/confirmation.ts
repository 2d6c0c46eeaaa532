import { z } from 'zod';
import { text } from './text.ts';

/** One line, since it may be a mail's header. */
const line = text.regex(/^[^\r\n]*$/, 'has more than one line: write it in one');

/** content/confirmation.yaml: the mail that confirms an enquiry to its sender. */
export const confirmationSchema = z.strictObject({
  subject: line.max(60, 'is longer than 60 characters: an inbox shows no more, and a number follows'),
  headline: line,
  paragraphs: z.array(text).min(1, 'needs a paragraph: say what happens next'),
  reference: line,
  received: line,
  notYou: text,
  signature: z.array(line).min(1, 'needs a line: say who wrote'),
  replyTo: z.email('is not an email address: write it as hello@example.com'),
});

export type ConfirmationContent = z.infer<typeof confirmationSchema>;
