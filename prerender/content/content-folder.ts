import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { nearestNames } from '#content/schema/nearest-names.ts';
import { NoMarksError, readKnownFiles, type KnownFiles, type KnownPages } from '#content/schema/known-files.ts';
import { lookingIn } from '#content/schema/lookup.ts';
import { BuildCache } from '../cache/build-cache.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { KeptFiles } from '../cache/kept-files.ts';
import type { KeptBody } from './article-bodies.ts';
import { ContentError, problemLine } from './content-error.ts';
import { interpolateAll, type SharedValues } from './interpolate.ts';
import { isPlainPage } from './plain-page-files.ts';
import { parseYamlCached, type ParsedYaml } from './parse-yaml.ts';
import { readTextCached, versionOf } from './read-text.ts';
import { schemaMessage, typeMessage, unquotedMessage } from './schema-message.ts';

/** What a file is checked against, besides the folder's pictures and marks. */
export interface Surroundings {
  /** Values for its `{{…}}` placeholders, which are text if absent. */
  values?: SharedValues;
  /** The pages that its links may lead to; any page if absent. */
  pages?: KnownPages;
}

/** A content folder on disk. Errors name the file. */
export class ContentFolder {
  readonly root: string;
  /** The folder of the caches. */
  readonly cache: string;
  /** The pictures and marks that its text may name. */
  readonly known: KnownFiles;
  /** The files that were read, by path below the folder. */
  readonly read = new Set<string>();
  /** The caches of earlier builds: values of YAML files, bodies of articles, and their texts. */
  readonly values: BuildCache<{ value: unknown }>;
  readonly bodies: BuildCache<KeptBody>;
  readonly texts: KeptFiles;
  readonly #parsed = new Map<string, ParsedYaml>();
  readonly #lookingIn = new Map<KnownPages | undefined, ReturnType<typeof lookingIn>>();

  constructor(root: string, cache = cacheFolder) {
    this.root = root;
    this.cache = cache;
    this.values = new BuildCache(join(cache, 'yaml'));
    this.bodies = new BuildCache(join(cache, 'articles'));
    this.texts = new KeptFiles(join(cache, 'texts'));
    this.known = readKnown(root);
  }

  files(folder: string, extension: string): string[] {
    const path = join(this.root, folder);
    return existsSync(path)
      ? readdirSync(path)
          .filter((name) => name.endsWith(extension))
          .sort()
      : [];
  }

  /** Deletes old cache entries that were not used: see pruneFolder. Call it after everything has been read. */
  prune(): void {
    for (const cache of [this.values, this.bodies, this.texts]) cache.prune();
  }

  /** The name and version of each file in a folder: they change whenever a file does. */
  versions(folder: string): string[] {
    const path = join(this.root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .toSorted()
      .map((name) => `${name} ${versionOf(join(path, name)) ?? randomUUID()}`);
  }

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  text(file: string): string {
    this.read.add(file);
    return readTextCached(this.root, file);
  }

  /** A YAML file, parsed once and not checked. */
  parsed(file: string): ParsedYaml {
    const found = this.#parsed.get(file) ?? parseYamlCached(this.text(file), file, 0, this.values);
    this.#parsed.set(file, found);
    return found;
  }

  /** Reads a YAML file, replaces its placeholders and checks it. */
  yaml<Schema extends z.ZodType>(file: string, schema: Schema, surroundings?: Surroundings): z.infer<Schema> {
    return this.checked(this.parsed(file), file, schema, surroundings);
  }

  /** Replaces the placeholders of the parsed `file` and checks it. Throws a ContentError that lists all problems. */
  checked<Schema extends z.ZodType>(
    { value, lineOf }: ParsedYaml,
    file: string,
    schema: Schema,
    { values, pages }: Surroundings = {},
  ): z.infer<Schema> {
    const lines: string[] = [];
    const report = (message: string, path: PropertyKey[]) =>
      void lines.push(problemLine({ file, line: lineOf(path), path }, message));
    const filled = values ? interpolateAll(value, values, report) : value;
    const result = this.#looking(schema, pages).safeParse(filled, { error: schemaMessage });
    const issues = result.error?.issues ?? [];
    // A value of the wrong type fails other checks too, such as a list's length: only its type is worth a message.
    const wrongTypes = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join());
    const misspelt = misspeltEntries(issues, filled);
    for (const issue of issues) {
      const isWrongType = issue.code === 'invalid_type';
      if (!isWrongType && wrongTypes.includes(issue.path.join())) continue;
      if (isWrongType && misspelt.includes(issue.path.join())) continue;
      if (isSplit(issue, wrongTypes, filled)) continue;
      // Where the value of a placeholder is wrong, its file's problem is reported: the length here is not that of the text.
      if (!isWrongType && isUnfilled(inputAt(filled, issue.path))) continue;
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
      const line = lineOf(unknown === undefined ? issue.path : [...issue.path, unknown]);
      lines.push(problemLine({ file, line, path: issue.path }, issueMessage(issue, filled, file)));
    }
    if (!result.success || lines.length > 0) throw new ContentError(lines);
    return result.data;
  }

  #looking<Schema extends z.ZodType>(schema: Schema, pages: KnownPages | undefined): Schema {
    const looking = this.#lookingIn.get(pages) ?? lookingIn({ ...this.known, ...(pages && { pages }) });
    this.#lookingIn.set(pages, looking);
    return looking(schema);
  }
}

/** A value of the wrong type gets a message on its type: the schema's message on its form would not fit. */
function issueMessage(issue: z.core.$ZodIssue, value: unknown, file: string): string {
  if (issue.code !== 'invalid_type') return issue.message;
  if (issue.path.length === 0 && value === null)
    return `is empty: write its entries${isPlainPage(file) ? ', or delete the file' : ''}`;
  const input = inputAt(value, issue.path);
  const isItem = typeof issue.path.at(-1) === 'number';
  const unquoted = issue.expected === 'string' ? unquotedMessage(input, isItem) : undefined;
  return unquoted ?? typeMessage(issue.expected, input);
}

/** The missing entries that an unknown one beside them was meant to be: one mistake, reported as the unknown one. */
function misspeltEntries(issues: readonly z.core.$ZodIssue[], value: unknown): string[] {
  const missing = issues.filter(({ code, path }) => code === 'invalid_type' && inputAt(value, path) === undefined);
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const beside = missing.filter(({ path }) => path.slice(0, -1).join() === issue.path.join());
    const names = beside.map(({ path }) => String(path.at(-1)));
    return issue.keys
      .flatMap((key) => nearestNames(key, names).slice(0, 1))
      .map((name) => [...issue.path, name].join());
  });
}

/** Whether what is missing is in the entry above, by a dash too many: that is text, and is reported. */
function isSplit({ code, path }: z.core.$ZodIssue, wrongTypes: readonly string[], value: unknown): boolean {
  const index = path.at(-2);
  if (code !== 'invalid_type' || typeof index !== 'number' || inputAt(value, path) !== undefined) return false;
  const above = [...path.slice(0, -2), index - 1];
  return wrongTypes.includes(above.join()) && typeof inputAt(value, above) === 'string';
}

const isUnfilled = (value: unknown) =>
  typeof value === 'string' && /\{\{\s*(company|figures)\.[\w.-]+\s*\}\}/.test(value);

const inputAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

function readKnown(root: string): KnownFiles {
  try {
    return readKnownFiles(root);
  } catch (cause) {
    const message =
      cause instanceof NoMarksError
        ? 'content/brand/marks.svg: does not exist or cannot be read: restore it, for example from Git'
        : 'content/pictures/index.json: does not exist or cannot be read: run “npm run art -- encode”, which writes it';
    throw new ContentError(message, { cause });
  }
}
