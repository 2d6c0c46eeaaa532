import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Parses a script's command line, as `parseArgs` does. An unknown option prints the usage and exits with 2 instead of
 * throwing.
 */
export function parseOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return process.exit(2);
  }
}
