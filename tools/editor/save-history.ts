import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { conflict, Refusal } from './refusal.ts';
import { putBack, saveFile, type FormerFiles } from './save-file.ts';

/** A save that can be undone. Its id is the time of the save, in milliseconds since 1970. */
export interface SaveEntry {
  id: number;
  files: readonly ChangedFile[];
}

/** The save that can be undone next, and the later ones that cannot, since their files have changed. */
interface NextUndo {
  save: SaveEntry;
  skipped: readonly SaveEntry[];
}

/** A file that a save changed. */
interface ChangedFile {
  /** The path relative to the history's folder, so that a project can be moved. */
  path: string;
  /** Its bytes before the save, in base64; null if there was no file. */
  before: string | null;
  /** Its hash after the save; null if the save deleted it. */
  after: string | null;
}

const limits = { saves: 50, bytes: 200 * 1024 * 1024 };

/**
 * The last saves, which this editor or one that is started later can undo. Each is a file in a folder that Git ignores. If a
 * process is killed between a save and writing that file, the save cannot be undone, nor can earlier saves of the same files.
 */
export class SaveHistory {
  readonly #folder: string;
  readonly #limits: typeof limits;

  /** Opens the history in `folder`. The oldest saves beyond the limits are deleted, but never the last one. */
  constructor(folder: string, overrides: Partial<typeof limits> = {}) {
    this.#folder = folder;
    this.#limits = { ...limits, ...overrides };
  }

  /**
   * Adds a save. Resolves to the id by which it can be undone; undefined if nothing was changed, or if the history cannot be
   * written, in which case the save itself stands.
   */
  async add(former: FormerFiles): Promise<number | undefined> {
    if (former.length === 0) return undefined;
    try {
      const id = Math.max(Date.now(), ((await this.#ids()).at(-1) ?? 0) + 1);
      const files = former.map(async ({ file, data }) => ({
        path: relative(this.#folder, file),
        before: data === undefined ? null : Buffer.from(data).toString('base64'),
        after: await hashOf(file),
      }));
      await saveFile(this.#fileOf(id), JSON.stringify({ id, files: await Promise.all(files) } satisfies SaveEntry));
      await this.#forgetOldest();
      return id;
    } catch {
      return undefined;
    }
  }

  /** The save that can be undone next; the last one if none can. */
  async next(): Promise<NextUndo | undefined> {
    const { save, skipped } = await this.#lastUndoable();
    if (save) return { save, skipped };
    const [last] = skipped;
    return last && { save: last, skipped: [] };
  }

  /**
   * Restores the files of a save, and resolves to their paths. Throws a Refusal if a later save can be undone, since that may
   * depend on this one, or if a file was changed since: then none is restored.
   */
  async undo(id: number): Promise<string[]> {
    const { save, skipped } = await this.#lastUndoable();
    if (save?.id !== id) {
      const changed = skipped.find((later) => later.id === id);
      throw new Refusal(conflict, changed ? changedSince(await this.#changedFiles(changed)) : laterSavesFirst);
    }
    const former = this.#formerFiles(save);
    await putBack(former);
    await rm(this.#fileOf(id), { force: true });
    return former.map(({ file }) => file);
  }

  /** The last save that can be undone, if any, and the later ones. */
  async #lastUndoable(): Promise<{ save?: SaveEntry; skipped: SaveEntry[] }> {
    const skipped: SaveEntry[] = [];
    for (const id of (await this.#ids()).toReversed()) {
      const save = JSON.parse(await readFile(this.#fileOf(id), 'utf8')) as SaveEntry;
      if ((await this.#changedFiles(save)).length === 0) return { save, skipped };
      skipped.push(save);
    }
    return { skipped };
  }

  /** The files of a save that have changed since. */
  async #changedFiles(save: SaveEntry): Promise<string[]> {
    const former = this.#formerFiles(save);
    const changed = await Promise.all(
      save.files.map(async ({ after }, index) => {
        const { file, data } = former[index]!;
        // An interrupted undo has already restored some of them.
        const expectedHashes = [after, data ? hash(data) : null];
        return expectedHashes.includes(await hashOf(file)) ? [] : [file];
      }),
    );
    return changed.flat();
  }

  /** The files of a save as they were before it. */
  #formerFiles({ files }: SaveEntry): FormerFiles {
    return files.map(({ path, before }) => ({
      file: resolve(this.#folder, path),
      data: before === null ? undefined : Buffer.from(before, 'base64'),
    }));
  }

  #fileOf(id: number): string {
    return join(this.#folder, `${id}.json`);
  }

  async #ids(): Promise<number[]> {
    const names = existsSync(this.#folder) ? await readdir(this.#folder) : [];
    const ids = names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number);
    return ids.toSorted((a, b) => a - b);
  }

  async #forgetOldest(): Promise<void> {
    // A killed process may have left temporary files.
    const unfinished = (await readdir(this.#folder)).filter((name) => name.endsWith('.saving'));
    for (const name of unfinished) await rm(join(this.#folder, name), { force: true });
    let bytes = 0;
    for (const [index, id] of (await this.#ids()).toReversed().entries()) {
      bytes += (await stat(this.#fileOf(id))).size;
      if (index > 0 && (index >= this.#limits.saves || bytes > this.#limits.bytes)) await rm(this.#fileOf(id));
    }
  }
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

const hashOf = async (file: string) => (existsSync(file) ? hash(await readFile(file)) : null);

const laterSavesFirst =
  'Only the last save can be undone: undo those that came after it first, or change the words back';

const changedSince = (files: string[]) =>
  `${files.map(nameOf).join(', ')} changed since that save, and an undo would lose that change: change the words back in the form`;

/** The name of a file in messages: `pages/team.yaml`. */
const nameOf = (file: string) => `${basename(dirname(file))}/${basename(file)}`;
