import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BuildCache } from './build-cache.ts';
import { projectRoot } from './project-root.ts';

const compressible = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.md',
  '.svg',
  '.txt',
  '.vcf',
  '.webmanifest',
  '.xml',
]);

/** Node compresses this many at once (libuv's threads). More would only keep more of the site in memory. */
const concurrency = 4;

const encoders: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

interface CompressOptions {
  /** Where results of earlier builds are. */
  cacheFolder?: string;
  /** Called after each file, with how many of all are done. */
  counted?: (done: number, all: number) => void;
}

/** Writes a `.br` and a `.gz` beside every text file under `folder`. */
export async function compressAll(
  folder: string,
  { cacheFolder = join(projectRoot, '.cache/compressed'), counted = () => {} }: CompressOptions = {},
) {
  const cache = new BuildCache(cacheFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  const queue = files.map((entry) => join(entry.parentPath, entry.name)).values();
  let done = 0;
  const worker = async () => {
    for (const file of queue) {
      await compress(file, cache);
      done += 1;
      counted(done, files.length);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  // Only after all have ended: the others would keep writing into a folder that is being abandoned.
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  await cache.prune();
}

async function compress(file: string, cache: BuildCache) {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex');
  await Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const name = `${hash}.${extension}`;
      const cached = await cache.read(name);
      const encoded = cached ?? (await encode(content));
      if (!cached) await cache.write(name, encoded);
      await writeFile(`${file}.${extension}`, encoded);
    }),
  );
}
