import { z } from 'zod';
import { picture } from './picture.ts';
import { link, text } from './text.ts';

/** The texts of an enquiry form. `question` is the label of its long field. */
export const form = z.strictObject({
  heading: text,
  question: text,
  phoneHint: text,
  note: text,
  privacy: link,
  success: text,
  /** The label of the enquiry's reference number. */
  reference: text,
});

/** The picture of the thank-you page, shown to senders without JavaScript. */
export const thanks = picture.optional();
