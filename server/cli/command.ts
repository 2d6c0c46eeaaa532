import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';

/** One thing the command line does. */
export type Command = {
  name: string;
  /** What may stand behind the name: `ID|--all`. */
  takes: string;
  /** In one line, for the list of commands. */
  summary: string;
  /** The rest of its help: its options, examples, what it promises. */
  help: string;
  options: ParseArgsOptionsConfig;
  /** Whether it changes what is kept. */
  writes?: boolean;
  /**
   * Whether the arguments make sense; asked before a database is opened.
   *
   * @throws UsageError when not.
   */
  check(given: Given): void;
  /**
   * @returns the exit code, 0 unless it says otherwise.
   * @throws StartError when it cannot be done.
   */
  run(given: Given, context: CommandContext): Promise<number | void>;
};

export type Given = {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
};

export type CommandContext = {
  config: Config;
  database: OpenedDatabase;
  now: Date;
  /** Puts out text and a line break. Resolves when there is room for more. */
  print(text: string): Promise<void>;
};
