import type { LanguageName } from '#languages/languages.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { KeptFile, KeptFiles } from '../cache/kept-files.ts';
import { KeptText } from '../cache/kept-text.ts';
import { jsonHash } from '../json-hash.ts';
import { checkBody, type BodySources } from './check-body.ts';
import { ContentError, problemLine } from './content-error.ts';
import type { RenderedArticle } from './markdown.ts';
import { readerHash } from './reader-hash.ts';
import { lookupsUnchanged, recordLookups, type Lookup } from './recorded-lookups.ts';
import type { ReportProblem } from './report-problem.ts';

/** A rendered article, with texts in memory or on disk. */
interface BodyOf<Text> extends Omit<RenderedArticle, 'html' | 'readable'> {
  html: Text;
  readable: Record<keyof RenderedArticle['readable'], Text>;
  /** Links to passages, to be checked once pages are rendered: the whole address with its `#`. */
  passages: { address: string; line: number }[];
  /** The targets of links, by the address as written. */
  links: Record<string, string>;
}

type ReadBody = BodyOf<KeptText>;

/** A body without problems, and what was looked up for it. */
export interface KeptBody {
  lookups: Lookup[];
  body: BodyOf<KeptFile>;
}

interface BodyToRead {
  /** Below content/. */
  file: string;
  source: string;
  /** Whether second-level headings carry their number. */
  numbered: boolean;
  /** The article's full URL. */
  address: string;
  /** The language of the texts that are added to it. */
  language: LanguageName;
}

/** Bodies by file: the development server reads all of them at every save. */
const lastBodies = new Map<string, KeptBody & { name: string }>();

/** Checks and renders articles' bodies. Results are cached until the body changes, or anything that it refers to. */
export class ArticleBodies {
  readonly #cache: BuildCache<KeptBody>;
  readonly #texts: KeptFiles;

  constructor(cache: BuildCache<KeptBody>, texts: KeptFiles) {
    this.#cache = cache;
    this.#texts = texts;
  }

  /**
   * Undefined if the body has problems, which are reported. Rejects with a ContentError for a problem that no check
   * found.
   */
  async read(wanted: BodyToRead, sources: BodySources, report: ReportProblem): Promise<ReadBody | undefined> {
    const { file, source, numbered, address, language } = wanted;
    const name = jsonHash(readerHash(), source, numbered, address, language);
    const last = lastBodies.get(file);
    this.#cache.use(name);
    const known = last?.name === name ? last : this.#cache.read(name);
    if (known && this.#hasTexts(known.body) && lookupsUnchanged(known.lookups, sources)) {
      lastBodies.set(file, { ...known, name });
      return this.#opened(known.body);
    }
    const lookups: Lookup[] = [];
    const rendered = await readBody(wanted, recordLookups(sources, lookups), report);
    if (!rendered) return undefined;
    const body = withTexts(rendered, (text) => this.#texts.keep(Buffer.from(text)));
    lastBodies.set(file, { lookups, body, name });
    this.#cache.write(name, { lookups, body });
    return this.#opened(body);
  }

  #hasTexts({ html, readable }: BodyOf<KeptFile>): boolean {
    return [html, readable.html, readable.markdown].every((text) => this.#texts.has(text));
  }

  #opened(body: BodyOf<KeptFile>): ReadBody {
    return withTexts(body, (file) => new KeptText(file, this.#texts));
  }
}

const withTexts = <From, To>(body: BodyOf<From>, text: (from: From) => To): BodyOf<To> => ({
  ...body,
  html: text(body.html),
  readable: { html: text(body.readable.html), markdown: text(body.readable.markdown) },
});

async function readBody(
  { file, source, numbered, address, language }: BodyToRead,
  sources: BodySources,
  report: ReportProblem,
): Promise<BodyOf<string> | undefined> {
  let problems = 0;
  const { tree, references, passages } = checkBody(source, sources, (line, message) => {
    problems += 1;
    report(line, message);
  });
  if (problems > 0) return undefined;
  // Loaded on demand: most builds render no article, and it loads the highlighter's grammars.
  const { renderMarkdown } = await import('./markdown.ts');
  try {
    const rendered = await renderMarkdown(tree, { ...references, numbered, address, language });
    return { ...rendered, passages, links: references.links };
  } catch (cause) {
    throw new ContentError(problemLine({ file }, (cause as Error).message), { cause });
  }
}
