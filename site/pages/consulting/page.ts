import { z } from 'zod';
import { anchor } from '#content/schema/anchor.ts';
import { seeAlso } from '#content/schema/see-also.ts';
import { picture } from '#content/schema/picture.ts';
import { pricing } from '#content/schema/pricing.ts';
import { description, text } from '#content/schema/text.ts';
import { definePage } from '../define-page.ts';
import { withSeeAlso } from '../see-also-rows.ts';
import { checkAnchors } from './anchors-check.ts';

const point = z.strictObject({ name: text, text });
const minuteKind = z.enum(['hand', 'waiting', 'software', 'person']);

const track = z.strictObject({
  name: text,
  /** On wide pages it is beside the track, in place of the texts of the track's parts. */
  note: text.optional(),
  parts: z.array(z.strictObject({ minutes: z.int().positive(), text, by: minuteKind })).min(1),
});

/** Reports notes beside tracks of more than half the longest track's length, where wide pages have no room for them. */
function reportNotesWithoutRoom(tracks: z.infer<typeof track>[], context: z.RefinementCtx) {
  const totals = tracks.map(({ parts }) => parts.reduce((sum, { minutes }) => sum + minutes, 0));
  const longest = Math.max(...totals);
  for (const [index, { note }] of tracks.entries()) {
    if (note === undefined || totals[index]! <= longest / 2) continue;
    const message = 'has no room beside its track, which is more than half as long as the longest: delete the line';
    context.addIssue({ code: 'custom', path: [index, 'note'], message });
  }
}

/** content/pages/it-business-consulting.yaml. */
const schema = z.strictObject({
  title: text,
  description,
  heading: text,
  text,
  picture,
  startups: z.strictObject({
    id: anchor,
    heading: text,
    lead: text,
    text,
    points: z.array(point).min(3),
    sheet: z.strictObject({
      heading: text,
      total: text,
      groups: z
        .array(
          z.strictObject({
            name: text,
            note: text,
            /** The time at which the items are built, if at all. */
            fate: z.enum(['first', 'later', 'never']),
            items: z.array(text).min(1),
          }),
        )
        .length(3, 'needs exactly three groups: first, later, never')
        .refine(
          (groups) => groups.map(({ fate }) => fate).join() === 'first,later,never',
          'are not in the order first, later, never: write one group of each fate',
        ),
      rule: text,
      caption: text,
    }),
  }),
  automation: z.strictObject({
    id: anchor,
    heading: text,
    lead: text,
    text,
    minutes: z.strictObject({
      unit: text,
      short: text,
      tracks: z
        .array(track)
        .length(2, 'needs exactly two tracks: before and after')
        .superRefine(reportNotesWithoutRoom),
      legend: z.array(z.strictObject({ by: minuteKind, name: text })),
    }),
    places: z.strictObject({ heading: text, items: z.array(point).min(2) }),
  }),
  finding: z.strictObject({ sentence: text, text }),
  pricing,
  seeAlso,
});

export const consulting = definePage({
  name: 'consulting',
  hero: true,
  subject: 'service',
  schema,
  props: withSeeAlso,
  check: (pageContent, _context, report) => checkAnchors(pageContent, report),
  load: async () => (await import('./consulting-page.tsx')).ConsultingPage,
});
