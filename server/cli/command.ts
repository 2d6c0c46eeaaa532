import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { TimeZone } from '../text/local-time.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';

/** A command of `npm run enquiries`. */
export type Command = DatabaseCommand | StandaloneCommand;

type CommandDefinition = {
  name: string;
  /** The arguments after the name: `ID|--all`. */
  synopsis: string;
  /** One line for the list of commands, beginning with a verb. */
  summary: string;
  /** The rest of its help: options, examples and promises. */
  help: string;
  options: ParseArgsOptionsConfig;
  /** Whether it writes to the database: it changes enquiries, or shows them and records that in the audit table. */
  writes?: boolean;
  /**
   * Whether it shows enquiries even if a full disk prevents the audit record: an operator must be able to read them
   * then.
   */
  readsOnFullDisk?: boolean;
  /**
   * Checks the arguments, before a database is opened.
   *
   * @throws UsageError if they make no sense.
   */
  check(args: ParsedArguments): void;
};

/** A command that runs on the opened database. */
export type DatabaseCommand = CommandDefinition & {
  /**
   * @returns the exit code, 0 if undefined.
   * @throws StartError if it cannot be done.
   */
  run(args: ParsedArguments, context: CommandContext): Promise<number | void>;
};

/** A command that runs without a database. */
type StandaloneCommand = CommandDefinition & {
  /** @throws StartError if it cannot be done. */
  runAlone(args: ParsedArguments, context: Pick<CommandContext, 'config' | 'now' | 'print'>): Promise<void>;
};

/** The arguments after the command's name. */
export type ParsedArguments = {
  positionals: string[];
  /** By the option's name; undefined if it is not given. */
  values: Record<string, string | boolean | undefined>;
};

/** What a command works with. */
export type CommandContext = {
  config: Config;
  database: OpenedDatabase;
  /** The company's time zone, in which people read times. */
  timeZone: TimeZone;
  now: Date;
  /**
   * Records that a number of enquiries is about to be shown, exported or erased. Nothing is done before the record is
   * written, unless the command `readsOnFullDisk`: then the user is told that it was not written. `detail` follows the
   * command's name in the record and must not contain personal data.
   */
  audit(enquiries: number, detail?: string): Promise<void>;
  /** Prints text and a line break. Resolves when the output can take more. */
  print(text: string): Promise<void>;
  /** Asks the user at the terminal; undefined if there is no terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
};
