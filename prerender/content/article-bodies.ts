import type { LanguageName } from '#languages/languages.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { CachedFile, FileCache } from '../cache/file-cache.ts';
import { CachedText } from '../cache/cached-text.ts';
import { jsonHash } from '../json-hash.ts';
import { checkBody, type ReferenceResolver } from './check-body.ts';
import { ContentError, problemLine } from './content-error.ts';
import type { MarkdownRenderer } from './markdown-renderer.ts';
import type { RenderedArticle } from './markdown.ts';
import { contentCodeHash } from './content-code-hash.ts';
import { areLookupsUnchanged, recordLookups, type Lookup } from './recorded-lookups.ts';
import type { ReportProblem } from './report-problem.ts';

/** A rendered article whose texts are in memory or on disk. */
interface BodyOf<Text> extends Omit<RenderedArticle, 'html' | 'readable'> {
  html: Text;
  readable: Record<keyof RenderedArticle['readable'], Text>;
  /** Links to passages, to be checked once pages are rendered: the whole address with its `#`. */
  passages: { address: string; line: number }[];
  /** The targets of links, by the address as written. */
  links: Record<string, string>;
}

type RenderedBody = BodyOf<CachedText>;

/** A body without problems, and the names that were resolved for it. */
export interface CachedBody {
  lookups: Lookup[];
  body: BodyOf<CachedFile>;
}

interface BodyRequest {
  /** The file's path below content/. */
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
const lastBodies = new Map<string, CachedBody & { name: string }>();

/** Checks and renders articles' bodies. Results are cached until the body changes, or anything that it refers to. */
export class ArticleBodies {
  readonly #cache: BuildCache<CachedBody>;
  readonly #texts: FileCache;
  readonly #renderer: MarkdownRenderer;

  constructor(cache: BuildCache<CachedBody>, texts: FileCache, renderer: MarkdownRenderer) {
    this.#cache = cache;
    this.#texts = texts;
    this.#renderer = renderer;
  }

  /**
   * Reads a body. Resolves to undefined if it has problems, which are reported; rejects with a ContentError for a problem
   * that no check found.
   */
  async read(
    request: BodyRequest,
    resolver: ReferenceResolver,
    report: ReportProblem,
  ): Promise<RenderedBody | undefined> {
    const { file, source, numbered, address, language } = request;
    const name = jsonHash(contentCodeHash(), source, numbered, address, language);
    const last = lastBodies.get(file);
    this.#cache.markUsed(name);
    const cached = last?.name === name ? last : this.#cache.read(name);
    if (cached && this.#hasTexts(cached.body) && areLookupsUnchanged(cached.lookups, resolver)) {
      lastBodies.set(file, { ...cached, name });
      return this.#withCachedTexts(cached.body);
    }
    const lookups: Lookup[] = [];
    const rendered = await this.#render(request, recordLookups(resolver, lookups), report);
    if (!rendered) return undefined;
    const body = withTexts(rendered, (text) => this.#texts.store(Buffer.from(text)));
    lastBodies.set(file, { lookups, body, name });
    this.#cache.write(name, { lookups, body });
    return this.#withCachedTexts(body);
  }

  /** Renders a body. Resolves to undefined if it has problems, which are reported. */
  async #render(
    { file, source, numbered, address, language }: BodyRequest,
    resolver: ReferenceResolver,
    report: ReportProblem,
  ): Promise<BodyOf<string> | undefined> {
    let problems = 0;
    const { tree, references, passages } = checkBody(source, resolver, language, (line, message) => {
      problems += 1;
      report(line, message);
    });
    if (problems > 0) return undefined;
    try {
      const rendered = await this.#renderer.render(tree, { ...references, numbered, address, language });
      return { ...rendered, passages, links: references.links };
    } catch (cause) {
      throw new ContentError(problemLine({ file }, (cause as Error).message), { cause });
    }
  }

  #hasTexts({ html, readable }: BodyOf<CachedFile>): boolean {
    return [html, readable.html, readable.markdown].every((text) => this.#texts.has(text));
  }

  #withCachedTexts(body: BodyOf<CachedFile>): RenderedBody {
    return withTexts(body, (file) => new CachedText(file, this.#texts));
  }
}

/** The body with each of its texts converted. */
const withTexts = <From, To>(body: BodyOf<From>, convert: (text: From) => To): BodyOf<To> => ({
  ...body,
  html: convert(body.html),
  readable: { html: convert(body.readable.html), markdown: convert(body.readable.markdown) },
});
