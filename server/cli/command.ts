import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { TimeZone } from '../text/local-time.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';

/** One thing the command line does. */
export type Command = DatabaseCommand | StandaloneCommand;

type CommandWords = {
  name: string;
  /** What may stand behind the name: `ID|--all`. */
  takes: string;
  /** In one line, for the list of commands. */
  summary: string;
  /** The rest of its help: its options, examples, what it promises. */
  help: string;
  options: ParseArgsOptionsConfig;
  /** Whether it changes what is kept, or shows it and so writes down who looked. */
  writes?: boolean;
  /** Whether it shows enquiries though the disk has no room to write down who looked: an operator must get at them then. */
  readsOnFullDisk?: boolean;
  /**
   * Whether the arguments make sense; asked before a database is opened.
   *
   * @throws UsageError when not.
   */
  check(given: ParsedArguments): void;
};

type DatabaseCommand = CommandWords & {
  /**
   * @returns the exit code, 0 unless it says otherwise.
   * @throws StartError when it cannot be done.
   */
  run(given: ParsedArguments, context: CommandContext): Promise<number | void>;
};

/** Works where there is no database that could be opened. */
type StandaloneCommand = CommandWords & {
  /** @throws StartError when it cannot be done. */
  runAlone(given: ParsedArguments, context: Pick<CommandContext, 'config' | 'now' | 'print'>): Promise<void>;
};

export type ParsedArguments = {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
};

export type CommandContext = {
  config: Config;
  database: OpenedDatabase;
  /** The company's, in which people read times. */
  timeZone: TimeZone;
  now: Date;
  /**
   * Writes down that so many enquiries are about to be shown, taken out or erased. Nothing is done before it is written, unless the
   * command `readsOnFullDisk` and the person is told that it is not written.
   * `detail` goes with the command's name, and holds nothing of an enquirer.
   */
  audit(enquiries: number, detail?: string): Promise<void>;
  /** Puts out text and a line break. Resolves when there is room for more. */
  print(text: string): Promise<void>;
  /** Asks the person at the terminal; undefined where nobody is there. */
  ask: ((question: string) => Promise<string>) | undefined;
};
