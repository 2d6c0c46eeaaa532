import { z } from 'zod';
import { text } from './text.ts';

/** content/blog/categories.yaml: what an article may be filed under. */
export const categoriesSchema = z.array(text).min(1);
