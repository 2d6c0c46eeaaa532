import { z } from 'zod';
import { picture } from './picture.ts';
import { description, text } from './text.ts';

/** A screen that opens with a picture, its name and a first paragraph. */
export const outlineSchema = z.strictObject({ title: text, description, heading: text, text, picture });

export type OutlineWords = z.infer<typeof outlineSchema>;
