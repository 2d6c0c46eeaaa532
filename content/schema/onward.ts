import { z } from 'zod';
import { address } from './text.ts';

/** Where a page on a field or service leads: one case, one article. Their titles and lines come from themselves. */
export const onward = z.strictObject({ case: address, article: address });
