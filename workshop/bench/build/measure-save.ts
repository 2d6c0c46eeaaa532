import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../../prerender/project-root.ts';
import { freePort } from '../../../server/testing/free-port.ts';

/** Milliseconds between two saves. */
const pauseBetweenSaves = 3000;

/** Milliseconds between two requests for the document. */
const pollInterval = 2;

/** A file whose saves are measured. */
export interface SavedFile {
  /** The path below the content folder. */
  file: string;
  /** The address of the page that shows it. */
  address: string;
  /** Returns the source with text that the page did not have before. */
  withText: (source: string, text: string) => string;
}

/**
 * The time in milliseconds from a save of each file until `npm run dev` serves its page's document with the new text,
 * measured `saves` times each. `content` is a content folder of {@link generateContent}.
 */
export async function measureSaves(content: string, files: SavedFile[], saves: number): Promise<number[][]> {
  const port = await freePort();
  const server = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), CONTENT_DIR: content, DATA_DIR: join(content, '../data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    // Its first line with the port says that it listens.
    for await (const line of createInterface({ input: server.stdout })) {
      if (line.includes(String(port))) break;
    }
    // The loop has paused the output: a full pipe would stop the server.
    server.stdout.resume();
    const times: number[][] = [];
    for (const saved of files) times.push(await measureSavesOf(content, saved, saves, `http://localhost:${port}`));
    return times;
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }
}

async function measureSavesOf(content: string, saved: SavedFile, saves: number, site: string): Promise<number[]> {
  const file = join(content, saved.file);
  const original = readFileSync(file, 'utf8');
  const fetchDocument = async () => (await fetch(site + saved.address)).text();
  await fetchDocument();
  const times: number[] = [];
  try {
    for (let save = 1; save <= saves; save += 1) {
      // A save that follows at once would not be independent of the one before.
      await pause(pauseBetweenSaves);
      const text = `Save number ${save}`;
      const savedAt = performance.now();
      writeFileSync(file, saved.withText(original, text));
      while (!(await fetchDocument()).includes(text)) await pause(pollInterval);
      times.push(performance.now() - savedAt);
    }
    return times;
  } finally {
    writeFileSync(file, original);
  }
}
