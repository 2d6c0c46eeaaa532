import type { Root } from 'mdast';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ThreadPool } from '../thread-pool.ts';
import type { MarkdownOptions, RenderedArticle } from './markdown.ts';

/** The arguments of renderMarkdown. */
export interface MarkdownTask {
  markdown: Root;
  options: MarkdownOptions;
}

const script = join(import.meta.dirname, 'markdown-worker.ts');

/** One processor is left to the caller's thread, which checks the next articles in the meantime. */
const maxThreads = Math.max(1, Math.min(3, availableParallelism() - 1));

/** The number of articles that take as long to render as a thread takes to start, with the grammars of all languages. */
const articlesBeforeThreads = 40;

/** Renders articles' Markdown: a few in the caller's thread, more in others. */
export class MarkdownRenderer {
  readonly #threads = new ThreadPool<MarkdownTask, RenderedArticle>(script, maxThreads);
  readonly #articlesBeforeThreads: number;
  #count = 0;

  /** `startAfter` is the number of articles that the caller's thread renders before others are started. */
  constructor({ startAfter = articlesBeforeThreads } = {}) {
    this.#articlesBeforeThreads = startAfter;
  }

  /** Renders an article in the caller's thread or another, as renderMarkdown does. Rejects with its error. */
  async render(markdown: Root, options: MarkdownOptions): Promise<RenderedArticle> {
    this.#count += 1;
    if (this.#count > this.#articlesBeforeThreads) return this.#threads.run({ markdown, options });
    // The module is loaded on demand: most builds render no article, and it loads the highlighter's grammars.
    const { renderMarkdown } = await import('./markdown.ts');
    return renderMarkdown(markdown, options);
  }

  /** Ends the threads. Call it once nothing more will be rendered. */
  close(): Promise<void> {
    return this.#threads.close();
  }
}

/** The number of articles to render at a time: one in each thread, and one that waits for a thread. */
export const concurrentArticles = maxThreads + 1;
