import { z } from 'zod';
import { text } from './text.ts';
import { reportTwins } from './unique-ids.ts';

/** content/blog/categories.yaml: the categories of articles. */
export const categoriesSchema = z
  .array(text)
  .min(1)
  .superRefine((names, context) => reportTwins(names, context));
