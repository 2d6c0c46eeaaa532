import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { pathWithin } from './path-within.ts';

export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

/** Answers with a value as JSON. */
export const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Answers with an HTML document. */
export const html = (body: string): Answer => ({ status: 200, type: 'text/html; charset=utf-8', body });

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Answers with a file's bytes. */
export const fileAnswer = async (file: string): Promise<Answer> => ({
  status: 200,
  type: types[extname(file)] ?? 'application/octet-stream',
  body: await readFile(file),
});

/** Answers with a file below the folder, by its name; undefined if it does not exist or is outside the folder. */
export async function answerFileWithin(folder: string, name: string): Promise<Answer | undefined> {
  const file = pathWithin(folder, name);
  return file && existsSync(file) ? fileAnswer(file) : undefined;
}
