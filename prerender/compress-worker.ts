import { parentPort, workerData } from 'node:worker_threads';
import { KeptFiles } from './cache/kept-files.ts';
import type { CompressedForms } from './cache/site-cache.ts';
import { brotli, gzip } from './compress.ts';
import type { CompressionOrder } from './compressor.ts';

const files = new KeptFiles(workerData as string);

parentPort!.on('message', ({ file, effort }: CompressionOrder) => {
  const content = files.read(file);
  if (!content) throw new Error(`${file.hash} was deleted from the cache before it was compressed`);
  const forms: CompressedForms = { br: files.keep(brotli(content, effort)), gz: files.keep(gzip(content)) };
  parentPort!.postMessage(forms);
});
