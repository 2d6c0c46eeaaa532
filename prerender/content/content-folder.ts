import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  NoMarksError,
  readKnownFiles,
  withKnownFiles,
  type Known,
  type KnownPages,
} from '#content/schema/known-files.ts';
import { ContentError, problemLine } from './content-error.ts';
import { interpolateAll, type SharedValues } from './interpolate.ts';
import { parseYamlOnce, type ParsedYaml } from './parse-yaml.ts';
import { readText } from './read-text.ts';
import { schemaWords, typeWords } from './schema-words.ts';

/** A content folder on disk; every read names the file when something is wrong in it. */
export class ContentFolder {
  readonly root: string;
  /** What its words may name. */
  readonly known: Known;
  /** The files that were read, below the folder. */
  readonly read = new Set<string>();
  readonly #parsed = new Map<string, ParsedYaml>();

  constructor(root: string) {
    this.root = root;
    this.known = knownIn(root);
  }

  /** From now on links in words have to lead to one of these. */
  knowPages(pages: KnownPages): void {
    this.known.pages = pages;
  }

  files(folder: string, extension: string): string[] {
    const path = join(this.root, folder);
    return existsSync(path)
      ? readdirSync(path)
          .filter((name) => name.endsWith(extension))
          .sort()
      : [];
  }

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  text(file: string): string {
    this.read.add(file);
    return readText(this.root, file);
  }

  /** A YAML file as it stands, parsed once. */
  parsed(file: string): ParsedYaml {
    const found = this.#parsed.get(file) ?? parseYamlOnce(this.text(file), file);
    this.#parsed.set(file, found);
    return found;
  }

  /** Reads a YAML file, fills in what `{{…}}` names where `values` is given, and checks it. */
  yaml<Schema extends z.ZodType>(file: string, schema: Schema, values?: SharedValues): z.infer<Schema> {
    return this.checked(this.parsed(file), file, schema, values);
  }

  /**
   * Checks what was parsed of `file` against its schema and against this folder's pictures, marks and pages; throws a
   * ContentError that lists everything wrong.
   */
  checked<Schema extends z.ZodType>(
    { value, lineOf }: ParsedYaml,
    file: string,
    schema: Schema,
    values?: SharedValues,
  ): z.infer<Schema> {
    const lines: string[] = [];
    const tell = (words: string, path: PropertyKey[]) =>
      void lines.push(problemLine({ file, line: lineOf(path), path }, words));
    const filled = values ? interpolateAll(value, values, tell) : value;
    const { result, issues } = withKnownFiles(this.known, () => {
      const parsed = schema.safeParse(filled, { error: schemaWords });
      // The messages are made when they are first asked for.
      return { result: parsed, issues: parsed.error?.issues ?? [] };
    });
    // What else the schema asks of a list is nothing that words can have.
    const ofAnotherKind = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join());
    for (const issue of issues) {
      if (issue.code !== 'invalid_type' && ofAnotherKind.includes(issue.path.join())) continue;
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
      const line = lineOf(unknown === undefined ? issue.path : [...issue.path, unknown]);
      lines.push(problemLine({ file, line, path: issue.path }, issueWords(issue, filled)));
    }
    if (!result.success || lines.length > 0) throw new ContentError(lines);
    return result.data;
  }
}

/** A value of another kind is told as such: what the schema says of its form would not fit. */
function issueWords(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'invalid_type') return issue.message;
  if (issue.path.length === 0 && value === null) return 'is empty: write its entries, or delete the file';
  return typeWords(issue.expected, inputAt(value, issue.path));
}

const inputAt = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

function knownIn(root: string): Known {
  try {
    return readKnownFiles(root);
  } catch (cause) {
    const words =
      cause instanceof NoMarksError
        ? 'content/brand/marks.svg: does not exist or cannot be read: restore it, for example from Git'
        : 'content/pictures/index.json: does not exist or cannot be read: run “npm run art -- encode”, which writes it';
    throw new ContentError(words, { cause });
  }
}
