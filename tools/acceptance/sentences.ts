import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** The ending of a test's title for each way to arrive at a page (tests/playwright/arrivals.ts). */
const titleEndings = {
  plain: 'reached by its plain address',
  hash: 'reached by its hash address',
  navigation: 'reached by client-side navigation',
  'no script': 'without a script',
} as const;

type Arrival = keyof typeof titleEndings;

export const allArrivals = Object.keys(titleEndings) as Arrival[];
const arrivalsWithScript: Arrival[] = ['plain', 'hash', 'navigation'];

/** The name of a test: `tests/journeys/frame.spec.ts › the footer shows the current year`. */
const test = z.string().regex(/^[\w./-]+\.(test|spec)\.tsx? › ./, 'write “path/of/the-file.test.ts › exact title”');
const tests = z.array(test).min(1).optional();
const text = z.string().min(1);

const sentenceSchema = z
  .strictObject({
    quote: text,
    /** Tests that run once for each way to arrive at a page. */
    everywhere: tests,
    /** Tests that run once for each way to arrive at a page with a script. */
    'with a script': tests,
    /** Tests of the document as served. Other arrivals show its words (tests/acceptance/README.md). */
    document: tests,
    /** Tests that reach the page by one of the arrivals. */
    plain: tests,
    hash: tests,
    navigation: tests,
    'no script': tests,
    /** Tests of a page as it is printed. */
    printed: tests,
    /** Tests of a module, without a page. */
    code: tests,
    /** The reason that the sentence cannot hold in an arrival, and what holds instead. */
    except: z.partialRecord(z.enum(allArrivals), text).optional(),
    /** The quoted decision that deviates from the sentence. */
    decided: text.optional(),
    /** The quoted decision on what the sentence leaves open. */
    open: text.optional(),
    /** The reason that no test can prove it. */
    unobservable: text.optional(),
  })
  .refine(({ decided, open, unobservable }) => [decided, open, unobservable].filter(Boolean).length <= 1, {
    message: 'is one of decided, open and unobservable, or none',
  });

const fileSchema = z.array(z.strictObject({ section: text, sentences: z.array(sentenceSchema).min(1) }));

export type Sentence = z.infer<typeof sentenceSchema> & { section: string };

/** Every sentence of the specification, in order. */
export function readSentences(folder: string): Sentence[] {
  const files = globSync('*.yaml', { cwd: folder }).toSorted();
  return files.flatMap((file) => {
    const { data, error } = fileSchema.safeParse(parse(readFileSync(join(folder, file), 'utf8')));
    if (error) throw new Error(`${join(folder, file)}\n${z.prettifyError(error)}`);
    return data.flatMap(({ section, sentences }) => sentences.map((sentence) => ({ ...sentence, section })));
  });
}

/** The names, in a run, of tests with these titles that run once for each of the arrivals. */
const namesFor = (titles: string[] = [], arrivals: Arrival[]) =>
  titles.flatMap((title) => arrivals.map((arrival) => `${title}, ${titleEndings[arrival]}`));

/** The names, in a run, of the tests that prove a sentence. */
export function testsOf(sentence: Sentence): string[] {
  const { document = [], plain = [], hash = [], navigation = [], printed = [], code = [] } = sentence;
  return [
    ...namesFor(sentence.everywhere, allArrivals),
    ...namesFor(sentence['with a script'], arrivalsWithScript),
    ...[document, plain, hash, navigation, sentence['no script'] ?? [], printed, code].flat(),
  ];
}

/** The arrivals that a sentence does not account for: no test, no exception. */
export function untestedArrivals(sentence: Sentence): Arrival[] {
  if (sentence.everywhere || sentence.document) return [];
  const covered = sentence['with a script'] ? arrivalsWithScript : [];
  return allArrivals.filter(
    (arrival) => !sentence[arrival] && !covered.includes(arrival) && !sentence.except?.[arrival],
  );
}
