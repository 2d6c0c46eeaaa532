/** Problems in files under content/, one line each: file, place and fix, for people who do not program. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    const all = typeof lines === 'string' ? [lines] : lines;
    super(all.join('\n'), options);
    this.lines = all;
  }
}

/** Compares names, not classes: the development server loads this module twice, once through Vite. */
export const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === 'ContentError';

/** The place of a problem in a file. */
interface ContentPlace {
  /** The file's path below content/. */
  file: string;
  line?: number | undefined;
  /** The keys that lead to it: `['offices', 1, 'phone']`. */
  path?: readonly PropertyKey[];
}

/** One line of a ContentError: `content/company.yaml: line 21: offices › 1 › phone: is not a US phone number: …`. */
export function problemLine({ file, line, path = [] }: ContentPlace, message: string): string {
  const entry = path.map(String).join(' › ');
  return [`content/${file}`, line && `line ${line}`, entry, message].filter(Boolean).join(': ');
}

/** Collects the problems of many files, so that all are reported together. */
export class ContentProblems {
  readonly #lines = new Set<string>();

  add(place: ContentPlace, message: string): void {
    this.#lines.add(problemLine(place, message));
  }

  /** The result of `read`; undefined if it threw a ContentError, whose lines are collected. */
  attempt<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      return this.#collect(error);
    }
  }

  /** Like {@link attempt}, for a promise. */
  async attemptAsync<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await read();
    } catch (error) {
      return this.#collect(error);
    }
  }

  /** Throws a ContentError that lists all problems, in the order of the files, unless there are none. */
  throwIfAny(): void {
    const fileOf = (line: string) => line.slice(0, line.indexOf(': '));
    const lines = [...this.#lines].toSorted((a, b) => fileOf(a).localeCompare(fileOf(b)));
    if (lines.length > 0) throw new ContentError(lines);
  }

  #collect(error: unknown): undefined {
    if (!(error instanceof ContentError)) throw error;
    for (const line of error.lines) this.#lines.add(line);
    return undefined;
  }
}
