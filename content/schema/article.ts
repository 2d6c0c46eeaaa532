import { z } from 'zod';
import { isIsoDate, isoDate } from './iso-date.ts';
import { slug } from './slug.ts';
import { description as searchDescription, plainText, text } from './text.ts';

/** The maximum length, in characters, of a title that search engines show in full. */
export const searchTitleLimit = 65;

/** The front matter of content/blog/*.md. */
export const articleSchema = z
  .strictObject({
    id: z
      .int('is not a whole number: write one higher than the newest article’s')
      .positive('is below 1: write one higher than the newest article’s')
      .meta({ title: 'Number', description: 'One higher than the newest article’s; the list shows the highest first' }),
    slug: slug
      .meta({
        title: 'Address',
        description: 'The last part of the address, if it is not the name of the file; lowercase letters and hyphens',
      })
      .optional(),
    title: text.max(80, 'is longer than 80 characters: shorten it, it is shown as a headline').meta({
      title: 'Headline',
      description: `At most ${searchTitleLimit} characters, or 80 if it has a separate title for search engines. The page sets the capitals`,
    }),
    description: plainText(
      z
        .string()
        .trim()
        .min(120, 'is shorter than 120 characters: say what a reader gets')
        .max(160, 'is longer than 160 characters: search engines cut it there'),
    ).meta({
      title: 'What a reader gets',
      description: '120 to 160 characters, shown on the card in the list and in search results',
    }),
    category: text.meta({ title: 'Category', description: 'Shown on the card; readers can follow each by its feed' }),
    tags: z
      .array(text)
      .min(2, 'needs at least two tags: related articles are found by them')
      .max(6, 'has more than six tags: keep those that other articles have too')
      .meta({
        title: 'Tags',
        description: 'Two to six. Articles that share tags are shown below each other’s text',
      }),
    author: text.meta({
      title: 'Author',
      description: 'A member of the team, whose portrait and role are shown beside the text',
    }),
    /** The first day, in the company's time zone, on which a build includes the article. */
    published: isoDate.meta({
      title: 'Publication day',
      description: 'A future day schedules the article: it is shown from then on',
    }),
    /** Builds leave drafts out. */
    draft: z
      .boolean()
      .meta({
        title: 'Draft',
        description:
          'While this is on, only you can see it; once it is off, visitors see it from its publication day on',
      })
      .default(false),
    /** If absent, the list and the article show no comment count. */
    comments: z
      .int()
      .nonnegative('is below 0: write how many there are, or delete the entry')
      .meta({ title: 'Number of comments', description: 'A fixed number; if empty, none is shown' })
      .optional(),
    /** If absent, the list and the article show no view count. */
    views: z
      .int()
      .nonnegative('is below 0: write how many there are, or delete the entry')
      .meta({ title: 'Number of views', description: 'A fixed number; if empty, none is shown' })
      .optional(),
    coverAlt: text.meta({
      title: 'What the cover shows',
      description: 'For people who cannot see it, in one sentence',
    }),
    /** The color that the hero picture fades into. On peach, mist and haze, the text and the header are dark. */
    background: z
      .enum(['night', 'pine', 'peach', 'mist', 'haze'])
      .meta({
        title: 'Color below the hero',
        description: 'What the hero picture fades into. On peach, mist and haze the words are dark',
      })
      .default('night'),
    /** The texts that search engines and shared links show instead of the full title and the description. */
    search: z
      .strictObject({
        title: text
          .max(searchTitleLimit, `is longer than ${searchTitleLimit} characters: search engines cut it there`)
          .meta({ title: 'Title in search results', description: `At most ${searchTitleLimit} characters` }),
        description: searchDescription.meta({ title: 'Text in search results', description: '70 to 165 characters' }),
      })
      .partial()
      .meta({
        title: 'For search engines',
        description: 'If search engines and shared links should show something other than the headline',
      })
      .optional(),
    numbered: z
      .boolean()
      .meta({ title: 'Numbered sections', description: 'Section headings are numbered' })
      .default(false),
    /** The day of the last change that readers should know about: a correction, or a source newer than the article. */
    updated: isoDate
      .meta({
        title: 'Last changed',
        description: 'The day of a correction or of a newer source that readers should know about',
      })
      .optional(),
    /** Whether the article contains the company's own measurements; the list marks such articles. */
    measured: z
      .boolean()
      .meta({ title: 'Measured by us', description: 'Contains the company’s own measurements: the list says so' })
      .default(false),
  })
  // The dates' own schema reports invalid ones.
  .refine(({ updated, published }) => !isIsoDate(updated) || !isIsoDate(published) || updated >= published, {
    path: ['updated'],
    error: 'is before the publication day: correct one of the two',
  });

export type ArticleFrontMatter = z.infer<typeof articleSchema>;
