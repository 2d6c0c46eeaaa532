import { z } from 'zod';
import { day } from './day.ts';
import { slug } from './slug.ts';
import { description as searchDescription, text } from './text.ts';

/** Search engines cut titles that are longer, in characters. */
export const searchTitleLimit = 65;

/** The front matter of content/blog/*.md. */
export const articleSchema = z.strictObject({
  id: z
    .int('is not a whole number: write one higher than the newest article’s')
    .positive('is below 1: write one higher than the newest article’s'),
  slug: slug.optional(),
  title: text.max(80, 'is longer than 80 characters: shorten it, it is shown as a headline'),
  description: z
    .string()
    .trim()
    .min(120, 'is shorter than 120 characters: say what a reader gets')
    .max(160, 'is longer than 160 characters: search engines cut it there'),
  category: text,
  tags: z
    .array(text)
    .min(2, 'needs at least two tags: related articles are found by them')
    .max(6, 'has more than six tags: keep those that other articles have too'),
  author: text,
  /** The first day, in the company's time zone, on which a build includes the article. */
  published: day,
  /** Builds leave drafts out. */
  draft: z.boolean().default(false),
  /** Not shown if not given. */
  comments: z.int().nonnegative('is below 0: write how many there are, or delete the entry').optional(),
  views: z.int().nonnegative('is below 0: write how many there are, or delete the entry').optional(),
  coverAlt: text,
  /** What the opening’s picture ends in. On peach and mist words and header are dark. */
  ground: z.enum(['night', 'pine', 'peach', 'mist']).default('night'),
  /** What search engines and shared links show instead of the whole title and the description. */
  search: z
    .strictObject({
      title: text.max(searchTitleLimit, `is longer than ${searchTitleLimit} characters: search engines cut it there`),
      description: searchDescription,
    })
    .partial()
    .optional(),
  numbered: z.boolean().default(false),
  /** The day of the last change that a reader should know of: a correction, or a source that is newer than the article. */
  updated: day.optional(),
  /** Whether it holds measurements of the company's own: the list says so. */
  measured: z.boolean().default(false),
});

export type ArticleFrontMatter = z.infer<typeof articleSchema>;
