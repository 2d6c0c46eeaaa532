import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { UnreadableMarkError, readKnownFiles, type KnownFiles, type KnownPages } from '#content/schema/known-files.ts';
import { bindLookups } from '#content/schema/lookup.ts';
import { BuildCache } from '../cache/build-cache.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { FileCache } from '../cache/file-cache.ts';
import type { CachedBody } from './article-bodies.ts';
import { parseCachedYaml } from './cached-yaml.ts';
import { ContentError, problemLine } from './content-error.ts';
import { interpolateAll, type SharedValues } from './interpolate.ts';
import type { ParsedYaml } from './parse-yaml.ts';
import { readTextCached, versionOf } from './read-text.ts';
import { schemaMessage } from './schema-message.ts';
import { schemaProblems } from './schema-problems.ts';

/** The values and pages that a file is validated against, besides the folder's pictures and marks. */
export interface ValidationContext {
  /** Values for its `{{…}}` placeholders; if absent, those are ordinary text. */
  values?: SharedValues;
  /** The pages that its links may lead to; any page if absent. */
  pages?: KnownPages;
}

/** A content folder on disk. Errors name the file. */
export class ContentFolder {
  readonly root: string;
  /** The folder of the caches. */
  readonly cache: string;
  /** The pictures and marks that its texts may name. */
  readonly knownFiles: KnownFiles;
  /** The files that were read so far, by path below the folder. */
  readonly filesRead = new Set<string>();
  /** The values of YAML files, as earlier builds parsed them. */
  readonly yamlCache: BuildCache<{ value: unknown }>;
  /** The bodies of articles, as earlier builds rendered them. */
  readonly bodyCache: BuildCache<CachedBody>;
  /** The texts of the bodies in {@link bodyCache}. */
  readonly textCache: FileCache;
  readonly #parsed = new Map<string, ParsedYaml>();
  readonly #lookupsByPages = new Map<KnownPages | undefined, ReturnType<typeof bindLookups>>();

  constructor(root: string, cache = cacheFolder) {
    this.root = root;
    this.cache = cache;
    this.yamlCache = new BuildCache(join(cache, 'yaml'));
    this.bodyCache = new BuildCache(join(cache, 'articles'));
    this.textCache = new FileCache(join(cache, 'texts'));
    this.knownFiles = readKnown(root);
  }

  /** The names of the files in a folder that end in `extension`, sorted; none if there is no such folder. */
  list(folder: string, extension: string): string[] {
    const path = join(this.root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((name) => name.endsWith(extension))
      .sort();
  }

  /** Deletes old cache entries that were not used: see pruneFolder. Call it after everything has been read. */
  prune(): void {
    for (const cache of [this.yamlCache, this.bodyCache, this.textCache]) cache.prune();
  }

  /** The name and version of each file in a folder: they change whenever a file does. */
  versions(folder: string): string[] {
    const path = join(this.root, folder);
    if (!existsSync(path)) return [];
    // A file too new to have a version counts as changed each time.
    return readdirSync(path)
      .toSorted()
      .map((name) => `${name} ${versionOf(join(path, name)) ?? randomUUID()}`);
  }

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  /** Reads a text file, as readText does, and counts it as used. */
  readText(file: string): string {
    this.filesRead.add(file);
    return readTextCached(this.root, file);
  }

  /** Parses a YAML file once, without validating it. */
  parseYaml(file: string): ParsedYaml {
    const parsed = this.#parsed.get(file) ?? parseCachedYaml(this.readText(file), file, 0, this.yamlCache);
    this.#parsed.set(file, parsed);
    return parsed;
  }

  /** Reads a YAML file, replaces its placeholders and validates it. */
  readYaml<Schema extends z.ZodType>(file: string, schema: Schema, context?: ValidationContext): z.infer<Schema> {
    return this.validate(this.parseYaml(file), file, schema, context);
  }

  /** Replaces the placeholders of the parsed `file` and validates it. Throws a ContentError that lists all problems. */
  validate<Schema extends z.ZodType>(
    { value, lineOf }: ParsedYaml,
    file: string,
    schema: Schema,
    { values, pages }: ValidationContext = {},
  ): z.infer<Schema> {
    const lines: string[] = [];
    const report = (message: string, path: PropertyKey[]) =>
      void lines.push(problemLine({ file, line: lineOf(path), path }, message));
    const interpolated = values ? interpolateAll(value, values, report) : value;
    const result = this.#schemaFor(pages, schema).safeParse(interpolated, { error: schemaMessage });
    for (const { path, key, message } of schemaProblems(result.error?.issues ?? [], interpolated, file)) {
      const line = lineOf(key === undefined ? path : [...path, key]);
      lines.push(problemLine({ file, line, path }, message));
    }
    if (!result.success || lines.length > 0) throw new ContentError(lines);
    return result.data;
  }

  /** The schema, with its names looked up among the folder's files and these pages. */
  #schemaFor<Schema extends z.ZodType>(pages: KnownPages | undefined, schema: Schema): Schema {
    const withLookups = this.#lookupsByPages.get(pages) ?? bindLookups({ ...this.knownFiles, ...(pages && { pages }) });
    this.#lookupsByPages.set(pages, withLookups);
    return withLookups(schema);
  }
}

function readKnown(root: string): KnownFiles {
  try {
    return readKnownFiles(root);
  } catch (cause) {
    const message =
      cause instanceof UnreadableMarkError
        ? `content/${cause.file}: does not exist or cannot be read: restore it, for example from Git`
        : 'content/pictures/index.json: does not exist or cannot be read: run “npm run art -- encode”, which writes it';
    throw new ContentError(message, { cause });
  }
}
