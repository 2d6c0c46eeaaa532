import { z } from 'zod';
import { address } from './text.ts';

/** The case and the article that a page links to at its end. Their titles and texts come from their own files. */
export const onward = z.strictObject({ case: address, article: address });
