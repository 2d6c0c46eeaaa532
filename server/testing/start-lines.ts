import { createInterface } from 'node:readline';
import type { Program } from './run-program.ts';

/**
 * The lines that a server prints at its start, up to the one about mail, without those of its log: a database that opens
 * late on a busy machine is logged before. The rest of the output is consumed. Rejects with the program's errors if it ends before.
 */
export async function readStartLines({ process: child, ended }: Program): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('{')) lines.push(line);
    if (line.startsWith('Mail')) {
      // The reader has released the stream; what is not consumed keeps the process from ending.
      child.stdout.resume();
      return lines;
    }
  }
  const { code, errors } = await ended;
  throw new Error(`the server ended with ${code} at its start: ${errors}`);
}
