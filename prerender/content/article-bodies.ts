import type { LanguageName } from '#languages/languages.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { jsonHash } from '../json-hash.ts';
import { checkBody, type BodySources } from './check-body.ts';
import { ContentError, problemLine } from './content-error.ts';
import type { RenderedArticle } from './markdown.ts';
import { readerHash } from './reader-hash.ts';
import { lookupsUnchanged, recordLookups, type Lookup } from './recorded-lookups.ts';
import type { ReportProblem } from './report-problem.ts';

export interface ReadBody extends RenderedArticle {
  /** Links to passages, to be checked once pages are rendered: the whole address with its `#`. */
  passages: { address: string; line: number }[];
  /** The targets of links, by the address as written. */
  links: Record<string, string>;
}

/** A body without problems, and what was looked up for it. */
export interface KeptBody {
  lookups: Lookup[];
  body: ReadBody;
}

interface BodyToRead {
  /** Below content/. */
  file: string;
  source: string;
  /** Whether second-level headings carry their number. */
  numbered: boolean;
  /** The article's, with the site's. */
  address: string;
  /** Of the words that are added to it. */
  language: LanguageName;
}

/** Bodies by file: the development server reads all of them at every save. */
const lastBodies = new Map<string, KeptBody & { name: string }>();

/**
 * Checks and renders articles' bodies. What was read is kept, and read again once the body changes or what one of its names
 * refers to.
 */
export class ArticleBodies {
  readonly #cache: BuildCache<KeptBody>;

  constructor(cache: BuildCache<KeptBody>) {
    this.#cache = cache;
  }

  /** Undefined when the body has problems, which are reported. Rejects with a ContentError for what no check has found. */
  async read(wanted: BodyToRead, sources: BodySources, report: ReportProblem): Promise<ReadBody | undefined> {
    const { file, source, numbered, address, language } = wanted;
    const name = jsonHash(readerHash(), source, numbered, address, language);
    const last = lastBodies.get(file);
    this.#cache.use(name);
    const known = last?.name === name ? last : this.#cache.read(name);
    if (known && lookupsUnchanged(known.lookups, sources)) {
      lastBodies.set(file, { ...known, name });
      return known.body;
    }
    const lookups: Lookup[] = [];
    const body = await readBody(wanted, recordLookups(sources, lookups), report);
    if (body) {
      lastBodies.set(file, { lookups, body, name });
      this.#cache.write(name, { lookups, body });
    }
    return body;
  }
}

async function readBody(
  { file, source, numbered, address, language }: BodyToRead,
  sources: BodySources,
  report: ReportProblem,
): Promise<ReadBody | undefined> {
  let problems = 0;
  const { tree, references, passages } = checkBody(source, sources, (line, message) => {
    problems += 1;
    report(line, message);
  });
  if (problems > 0) return undefined;
  // Not before it is needed: most builds render no article, and it brings the highlighter's grammars.
  const { renderMarkdown } = await import('./markdown.ts');
  try {
    const rendered = await renderMarkdown(tree, { ...references, numbered, address, language });
    return { ...rendered, passages, links: references.links };
  } catch (cause) {
    throw new ContentError(problemLine({ file }, (cause as Error).message), { cause });
  }
}
