import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { projectRoot } from './project-root.ts';

const compressible = new Set(['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.vcf', '.webmanifest', '.xml']);
const cache = join(projectRoot, '.cache/compressed');

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
const encoders = { br: brotli, gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }) };

/** Writes a `.br` and a `.gz` beside every text file under `folder`. What was compressed before comes from the cache. */
export async function compressAll(folder: string) {
  await mkdir(cache, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file: string) {
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex');
  await Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const cached = join(cache, `${hash}.${extension}`);
      const encoded = await readFile(cached).catch(async () => {
        const fresh = await encode(content);
        await writeFile(cached, fresh);
        return fresh;
      });
      await writeFile(`${file}.${extension}`, encoded);
    }),
  );
}
