import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Company } from '#content/schema/company.ts';
import { readKnownFiles, withKnownFiles, type KnownFiles } from '#content/schema/known-files.ts';
import { ContentError, contentErrorFrom } from './content-error.ts';
import { interpolateAll } from './interpolate.ts';
import { parseYaml } from './parse-yaml.ts';

/** A content folder on disk; every read names the file when something is wrong in it. */
export class ContentFolder {
  readonly root: string;
  readonly knownFiles: KnownFiles;

  constructor(root: string) {
    this.root = root;
    this.knownFiles = readKnownFiles(root);
  }

  files(folder: string, extension: string): string[] {
    return readdirSync(join(this.root, folder))
      .filter((name) => name.endsWith(extension))
      .sort();
  }

  text(file: string): string {
    try {
      return readFileSync(join(this.root, file), 'utf8');
    } catch (cause) {
      throw new ContentError(`content/${file}: does not exist or cannot be read: create the file`, { cause });
    }
  }

  /** Reads a YAML file, fills in the company's values where `company` is given, and checks it. */
  yaml<Schema extends z.ZodType>(file: string, schema: Schema, company?: Company): z.infer<Schema> {
    return this.checked(parseYaml(this.text(file), file), file, schema, company);
  }

  /**
   * Checks a value read from `file` against its schema and against this folder's pictures and marks; throws a ContentError
   * that lists everything wrong.
   */
  checked<Schema extends z.ZodType>(value: unknown, file: string, schema: Schema, company?: Company): z.infer<Schema> {
    const filled = company ? interpolateAll(value, company, file) : value;
    return withKnownFiles(this.knownFiles, () => {
      const result = schema.safeParse(filled);
      if (!result.success) throw contentErrorFrom(file, result.error);
      return result.data;
    });
  }
}
