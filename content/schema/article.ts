import { z } from 'zod';
import { text } from './text.ts';

/** The front matter of content/blog/*.md. */
export const articleSchema = z.strictObject({
  id: z.int('is a whole number, one higher than the newest article’s').positive(),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may only have small letters, digits and single hyphens')
    .optional(),
  title: text.max(80, 'is longer than 80 characters: shorten it, it stands in a headline'),
  description: z
    .string()
    .min(120, 'is shorter than 120 characters: tell what a reader gets')
    .max(160, 'is longer than 160 characters: search engines cut it there'),
  category: text,
  tags: z.array(text).min(2, 'needs at least two tags: related articles are found by them').max(6),
  author: text,
  published: z.iso.date('is no date: write it as 2025-01-27'),
  comments: z.int().nonnegative(),
  views: z.int().nonnegative(),
  coverAlt: text,
  numbered: z.boolean().default(false),
});

export type ArticleFrontMatter = z.infer<typeof articleSchema>;
