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

/** As many as Node compresses at once (libuv's threads). More would only hold more of the site in memory. */
const atOnce = 4;

const encoders: Record<string, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes a `.br` and a `.gz` beside every text file under `folder`. What was compressed before comes from `cacheFolder`. */
export async function compressAll(folder: string, cacheFolder = join(projectRoot, '.cache/compressed')) {
  const cache = new BuildCache(cacheFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  const waiting = files.map((entry) => join(entry.parentPath, entry.name)).values();
  const worker = async () => {
    for (const file of waiting) await compress(file, cache);
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  // Not at the first failure: the others would go on writing into a folder that is given up.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  await cache.prune();
}

async function compress(file: string, cache: BuildCache) {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex');
  await Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const name = `${hash}.${extension}`;
      const known = await cache.read(name);
      const encoded = known ?? (await encode(content));
      if (!known) await cache.write(name, encoded);
      await writeFile(`${file}.${extension}`, encoded);
    }),
  );
}
