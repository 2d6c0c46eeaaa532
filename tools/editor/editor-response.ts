import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { pathWithin } from './path-within.ts';

export interface EditorResponse {
  status: number;
  type: string;
  body: string | Buffer;
}

/** A response with a value as JSON. */
export const jsonResponse = (status: number, value: unknown): EditorResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A response with an HTML document. */
export const htmlResponse = (body: string): EditorResponse => ({ status: 200, type: 'text/html; charset=utf-8', body });

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

/** A response with the bytes of a file. */
export const fileResponse = async (file: string): Promise<EditorResponse> => ({
  status: 200,
  type: types[extname(file)] ?? 'application/octet-stream',
  body: await readFile(file),
});

/** A response with the file `name` below the folder; undefined if it does not exist or is outside the folder. */
export async function fileResponseWithin(folder: string, name: string): Promise<EditorResponse | undefined> {
  const file = pathWithin(folder, name);
  return file && existsSync(file) ? fileResponse(file) : undefined;
}
