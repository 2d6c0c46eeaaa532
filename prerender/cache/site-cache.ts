import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteBundle } from '../bundle-site.ts';
import { jsonHash } from '../json-hash.ts';
import { BuildCache } from './build-cache.ts';
import { FileCache, type CachedFile } from './file-cache.ts';

/** A page's files, and what the build needs to know about its document. */
export interface CachedPage {
  html: CachedFile;
  markdown: CachedFile;
  /** The addresses that its document links to: see dead-links.ts. */
  links: string[];
}

/** The compressed forms of a text file. */
export type CompressedForms = Record<'br' | 'gz', CachedFile>;

const unfinishedPrefix = 'unfinished-';

/** The age, in milliseconds, from which a folder counts as left by a killed build: no build takes a day. */
const abandonedAge = 86_400_000;

/** The cache of builds, in one folder. */
export class SiteCache {
  readonly folder: string;
  readonly filesFolder: string;
  /** The files that sites consist of. */
  readonly files: FileCache;
  readonly bundles: BuildCache<SiteBundle>;
  readonly pages: BuildCache<CachedPage>;
  /** Texts, by the inputs that they were made from. */
  readonly texts: BuildCache<CachedFile>;
  /** Compressed forms, by a hash of the original and the quality. */
  readonly compressed: BuildCache<CompressedForms>;

  constructor(folder: string) {
    this.folder = folder;
    this.filesFolder = join(folder, 'files');
    this.files = new FileCache(this.filesFolder);
    this.bundles = new BuildCache(join(folder, 'bundles'));
    this.pages = new BuildCache(join(folder, 'pages'));
    this.texts = new BuildCache(join(folder, 'made'));
    this.compressed = new BuildCache(join(folder, 'compressed'));
  }

  /** The path of a build's temporary folder, or the prefix of its path; `prune` deletes those left by killed builds. */
  unfinished(name: string): string {
    return join(this.folder, `${unfinishedPrefix}${name}`);
  }

  /**
   * Returns the text that an earlier build made from equal inputs, or else the result of `make`. The inputs must include
   * a hash of the code that makes it.
   */
  cacheText(inputs: unknown[], make: () => string): CachedFile {
    const name = jsonHash(...inputs);
    const cached = this.texts.read(name);
    if (cached && this.files.has(cached)) return cached;
    const file = this.files.store(Buffer.from(make()));
    this.texts.write(name, file);
    return file;
  }

  /** Deletes old entries that were not used through this object, and temporary folders of killed builds. */
  prune(now = Date.now()): void {
    for (const cache of [this.files, this.bundles, this.pages, this.texts, this.compressed]) cache.prune();
    for (const name of readdirSync(this.folder).filter((entry) => entry.startsWith(unfinishedPrefix))) {
      const folder = join(this.folder, name);
      const modified = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? now;
      if (now - modified > abandonedAge) rmSync(folder, { recursive: true, force: true });
    }
  }
}
