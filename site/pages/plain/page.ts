import { z } from 'zod';
import { anchor } from '#content/schema/anchor.ts';
import { isoDate } from '#content/schema/iso-date.ts';
import { linkedText } from '#content/schema/linked-text.ts';
import { picture } from '#content/schema/picture.ts';
import { reportUnevenRows } from '#content/schema/report-uneven-rows.ts';
import { description, destination, text } from '#content/schema/text.ts';
import { reportDuplicates } from '#content/schema/report-duplicates.ts';
import { definePage } from '../define-page.ts';

/** Every section but `links` may have an anchor for links to it, such as `/imprint#contact`. */
const id = anchor.optional();

/** A list with at least one item; `itemName` names an item in the message, such as “a paragraph”. */
const listOf = <Item extends z.ZodType>(item: Item, itemName: string) =>
  z.array(item).min(1, `is empty: add ${itemName} after a dash, or delete the section`);

const pageLink = z.strictObject({ name: text, link: destination });

const textSection = z.strictObject({
  kind: z.literal('text'),
  id,
  heading: text,
  paragraphs: listOf(linkedText, 'a paragraph'),
  /** A link below the text. */
  link: pageLink.optional(),
});

const listSection = z.strictObject({
  kind: z.literal('list'),
  id,
  heading: text,
  text: linkedText.optional(),
  items: listOf(linkedText, 'an item'),
});

const questionsSection = z.strictObject({
  kind: z.literal('questions'),
  id,
  heading: text,
  answers: listOf(z.strictObject({ question: text, answer: linkedText }), 'a question with its answer'),
});

const stepsSection = z.strictObject({
  kind: z.literal('steps'),
  id,
  heading: text,
  steps: listOf(z.strictObject({ title: text, text: linkedText }), 'a step with its title and text'),
});

const tableSection = z
  .strictObject({
    kind: z.literal('table'),
    id,
    heading: text,
    /** The table's subject, which screen readers announce as well. */
    caption: text,
    /** The first is the heading of the row names. */
    columns: z.array(text).min(2, 'needs at least two columns; the first is the heading of the row names'),
    rows: listOf(z.strictObject({ name: text, cells: z.array(linkedText) }), 'a row with its name and cells'),
  })
  .superRefine(reportUnevenRows);

const pictureSection = z.strictObject({
  kind: z.literal('picture'),
  id,
  picture: picture.refine(({ alt }) => alt.trim() !== '', {
    error: 'is empty: say what the picture shows',
    path: ['alt'],
  }),
  caption: text.optional(),
});

const linksSection = z.strictObject({
  kind: z.literal('links'),
  /** `label` is the kind of the link's target: Service, Article. */
  rows: listOf(z.strictObject({ label: text, title: text, text, link: destination }), 'a row with its link'),
});

/** content/plain-pages/: a page of sections in any order, at the address /<name of the file>. */
const schema = z.strictObject({
  title: text,
  description,
  /** Builds omit drafts. */
  draft: z
    .boolean()
    .meta({
      title: 'Draft',
      description: 'While this is on, only you can see it; once it is off, visitors see it from its publication day on',
    })
    .default(false),
  /** The first day, in the company's time zone, on which a build includes the page; without it, every build does. */
  published: isoDate
    .meta({ title: 'Publication day', description: 'A future day schedules the page: it is shown from then on' })
    .optional(),
  heading: text,
  lead: text.optional(),
  sections: z
    .array(
      z.discriminatedUnion('kind', [
        textSection,
        listSection,
        questionsSection,
        stepsSection,
        tableSection,
        pictureSection,
        linksSection,
      ]),
    )
    .min(1, 'is empty: add a section, such as “- kind: text” with its heading and paragraphs')
    .superRefine((sections, context) => {
      const ids = sections.map((section) => ('id' in section && section.id ? `#${section.id}` : undefined));
      reportDuplicates(ids, context, 'id');
    }),
});

export type PlainPageContent = z.infer<typeof schema>;

export const plain = definePage({
  name: 'plain',
  hero: false,
  closingBanner: true,
  schema,
  props: ({ title: _, description: __, draft: ___, published: ____, ...rest }) => rest,
  load: async () => (await import('./plain-page.tsx')).PlainPage,
});
