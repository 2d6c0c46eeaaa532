import { extname, join } from 'node:path';
import type { CachedFile } from './cache/file-cache.ts';
import type { CompressedForms, SiteCache } from './cache/site-cache.ts';
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

/** Whether only programs request a file, by its extension and folder. */
const isForPrograms = (path: string) => /\.(md|xml|txt|vcf)$|^\/?feeds?\b/.test(path);

const usualEffort = (path: string): Effort => (isForPrograms(path) ? 'quick' : 'best');

/** Whether a file has compressed forms. */
export const isCompressible = (path: string): boolean => compressible.has(extname(path));

/** The content of a file, or the cached file that has it. */
export type FileContent = string | Uint8Array | CachedFile;

const isCachedFile = (content: FileContent): content is CachedFile => typeof content === 'object' && 'hash' in content;

/** The folder of a site that is being built. Its files are hard links to cached ones; texts get a `.br` and a `.gz` beside them. */
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

  /** Puts content at its path in the site. Resolves to the cached file with it. Rejects if a cached file has been deleted. */
  async write(path: string, content: FileContent, effort?: Effort): Promise<CachedFile> {
    const cached = isCachedFile(content) ? content : this.#cache.files.store(Buffer.from(content));
    if (!(await this.place(path, cached, effort))) throw deletedError(path);
    return cached;
  }

  /** Puts a cached file at its path in the site. Resolves to false if it is no longer in the cache. */
  async place(path: string, cached: CachedFile, effort: Effort = usualEffort(path)): Promise<boolean> {
    const file = join(this.folder, path);
    if (!this.#cache.files.place(cached, file)) return false;
    if (this.#compressor && isCompressible(path)) await this.#placeCompressed(file, cached, effort, this.#compressor);
    return true;
  }

  async #placeCompressed(file: string, cached: CachedFile, effort: Effort, compressor: Compressor): Promise<void> {
    const { files, compressed } = this.#cache;
    const name = jsonHash(cached.hash, brotliQuality[effort]);
    const placeForms = ({ br, gz }: CompressedForms) => files.place(br, `${file}.br`) && files.place(gz, `${file}.gz`);
    const cachedForms = compressed.read(name);
    if (cachedForms && placeForms(cachedForms)) return;
    const forms = await compressor.compress(cached, effort);
    compressed.write(name, forms);
    if (!placeForms(forms)) throw deletedError(file);
  }
}

const deletedError = (path: string) => new Error(`${path} was deleted from the cache while it was built`);
