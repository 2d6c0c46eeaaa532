import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteBundle } from '../bundle-site.ts';
import { jsonHash } from '../json-hash.ts';
import { BuildCache } from './build-cache.ts';
import { KeptFiles, type KeptFile } from './kept-files.ts';

/** A page's files, and what the build needs to know about its document. */
export interface KeptPage {
  html: KeptFile;
  markdown: KeptFile;
  /** The addresses that its document links to: see dead-links.ts. */
  links: string[];
}

/** The compressed forms of a text file. */
export type CompressedForms = Record<'br' | 'gz', KeptFile>;

const unfinishedPrefix = 'unfinished-';

/** No build takes a day: anything older was left by a killed one. */
const longestBuild = 86_400_000;

/** The cache of builds, in one folder. */
export class SiteCache {
  readonly folder: string;
  readonly filesFolder: string;
  /** The files that sites consist of. */
  readonly files: KeptFiles;
  readonly bundles: BuildCache<SiteBundle>;
  readonly pages: BuildCache<KeptPage>;
  /** Texts, by the inputs that they were made from. */
  readonly made: BuildCache<KeptFile>;
  /** Compressed forms, by the hash of the original. */
  readonly compressed: BuildCache<CompressedForms>;

  constructor(folder: string) {
    this.folder = folder;
    this.filesFolder = join(folder, 'files');
    this.files = new KeptFiles(this.filesFolder);
    this.bundles = new BuildCache(join(folder, 'bundles'));
    this.pages = new BuildCache(join(folder, 'pages'));
    this.made = new BuildCache(join(folder, 'made'));
    this.compressed = new BuildCache(join(folder, 'compressed'));
  }

  /** The prefix of the path of a build's temporary folder; `prune` deletes those left by killed builds. */
  unfinished = (name: string): string => join(this.folder, `${unfinishedPrefix}${name}`);

  /**
   * The text that an earlier build made from the same inputs, or the result of `make`. The inputs must include the code
   * that makes it.
   */
  keepText(inputs: unknown[], make: () => string): KeptFile {
    const name = jsonHash(...inputs);
    const known = this.made.read(name);
    if (known && this.files.has(known)) return known;
    const made = this.files.keep(Buffer.from(make()));
    this.made.write(name, made);
    return made;
  }

  prune(now = Date.now()): void {
    for (const part of [this.files, this.bundles, this.pages, this.made, this.compressed]) part.prune();
    for (const name of readdirSync(this.folder).filter((each) => each.startsWith(unfinishedPrefix))) {
      const left = join(this.folder, name);
      const written = statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? now;
      if (now - written > longestBuild) rmSync(left, { recursive: true, force: true });
    }
  }
}
