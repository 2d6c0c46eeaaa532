import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses what a script was given on its command line, as `parseArgs` does. An option that the script does not know ends the
 * process with 2 and how the script is used, not with a stack.
 */
export function parseOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return process.exit(2);
  }
}
