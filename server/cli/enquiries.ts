import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadEnvFile } from '../load-env-file.ts';
import { runCommand } from './run-command.ts';

// The reader of the output may stop early (`| head`): that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  console.error(`The output is incomplete: ${error.message}`);
  process.exit(1);
});

const home = join(import.meta.dirname, '../..');
process.exitCode = await runCommand(process.argv.slice(2), {
  readEnvironment() {
    loadEnvFile(home);
    return process.env;
  },
  home,
  print,
  printError: console.error,
  ask: process.stdin.isTTY ? ask : undefined,
});

async function print(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
