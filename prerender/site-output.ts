import { extname, join } from 'node:path';
import type { KeptFile } from './cache/kept-files.ts';
import type { SiteCache } from './cache/site-cache.ts';
import { brotliQuality, type Effort } from './compress.ts';
import type { Compressor } from './compressor.ts';
import { jsonHash } from './json-hash.ts';

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

/** Files that only programs request, by extension and folder. */
const isForPrograms = (path: string) => /\.(md|xml|txt|vcf)$|^\/?feeds?\b/.test(path);

const usualEffort = (path: string): Effort => (isForPrograms(path) ? 'quick' : 'best');

/** Whether a file has compressed forms. */
export const isCompressible = (path: string): boolean => compressible.has(extname(path));

/** The content of a file, or the kept file that has it. */
export type FileContent = string | Uint8Array | KeptFile;

const isKept = (content: FileContent): content is KeptFile => typeof content === 'object' && 'hash' in content;

/** The folder of a site that is being built. Its files are links to those of the cache; texts get a `.br` and a `.gz` beside them. */
export class SiteOutput {
  readonly folder: string;
  readonly #cache: SiteCache;
  readonly #compressor: Compressor | undefined;

  /** Writes compressed files only if a compressor is given. */
  constructor(folder: string, cache: SiteCache, compressor?: Compressor) {
    this.folder = folder;
    this.#cache = cache;
    this.#compressor = compressor;
  }

  async write(path: string, content: FileContent, effort?: Effort): Promise<KeptFile> {
    const kept = isKept(content) ? content : this.#cache.files.keep(Buffer.from(content));
    if (!(await this.place(path, kept, effort)))
      throw new Error(`${path} was deleted from the cache while it was built`);
    return kept;
  }

  /** Puts a kept file at its path in the site. Resolves to false if it is no longer kept. */
  async place(path: string, kept: KeptFile, effort: Effort = usualEffort(path)): Promise<boolean> {
    const file = join(this.folder, path);
    if (!this.#cache.files.place(kept, file)) return false;
    if (this.#compressor && isCompressible(path)) await this.#placeCompressed(file, kept, effort, this.#compressor);
    return true;
  }

  async #placeCompressed(file: string, kept: KeptFile, effort: Effort, compressor: Compressor): Promise<void> {
    const { files, compressed } = this.#cache;
    const name = jsonHash(kept.hash, brotliQuality[effort]);
    const known = compressed.read(name);
    if (known && files.place(known.br, `${file}.br`) && files.place(known.gz, `${file}.gz`)) return;
    const forms = await compressor.compress(kept, effort);
    compressed.write(name, forms);
    files.place(forms.br, `${file}.br`);
    files.place(forms.gz, `${file}.gz`);
  }
}
