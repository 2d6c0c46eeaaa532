import { z } from 'zod';
import { text } from './text.ts';

/** content/blog/categories.yaml: the categories of articles. */
export const categoriesSchema = z.array(text).min(1);
