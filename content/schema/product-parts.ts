import { z } from 'zod';
import { picture } from './picture.ts';
import { pricing } from './pricing.ts';
import { questions } from './questions.ts';
import { address, description, link, text } from './text.ts';

/** The top of every product page: its name is the first line of the heading, the claim the rest. */
export const productTop = { title: text, description, heading: text, claim: text, text, action: link };

/** The top of a product page with a picture behind it. */
export const productPictureTop = { ...productTop, picture };

/** A title and its explanation. */
export const titledText = z.strictObject({ title: text, text });

/** A heading with at least one paragraph. */
export const passage = z.strictObject({ heading: text, paragraphs: z.array(text).min(1) });

/** The link to a product's own case. */
export const caseLink = z.strictObject({ kind: text, title: text, text, link: address });

/** The end of every product page. */
export const productEnd = { case: caseLink, pricing, questions };
