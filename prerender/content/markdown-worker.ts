import { parentPort } from 'node:worker_threads';
import { renderMarkdown } from './markdown.ts';
import type { MarkdownTask } from './markdown-renderer.ts';

parentPort!.on('message', async ({ markdown, options }: MarkdownTask) => {
  parentPort!.postMessage(await renderMarkdown(markdown, options));
});
