import { parentPort, workerData } from 'node:worker_threads';
import { FileCache } from './cache/file-cache.ts';
import type { CompressedForms } from './cache/site-cache.ts';
import { brotli, gzip } from './compress.ts';
import type { CompressionTask } from './compressor.ts';

const files = new FileCache(workerData as string);

parentPort!.on('message', ({ file, effort }: CompressionTask) => {
  const content = files.read(file);
  if (!content) throw new Error(`${file.hash} was deleted from the cache before it was compressed`);
  const forms: CompressedForms = { br: files.store(brotli(content, effort)), gz: files.store(gzip(content)) };
  parentPort!.postMessage(forms);
});
