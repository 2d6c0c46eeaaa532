import type { ErrorWords } from './site-words.ts';

/** Where the error screen's words lie. In no document: nearly nobody ever needs them. */
const address = '/error-words.json';

let loaded: ErrorWords | undefined;

/** The words, when they have been loaded. */
export const errorWords = () => loaded;

/** Loads them. To be called ahead: when a connection is lost, they are needed and cannot come. Rejects when they do not. */
export async function loadErrorWords(): Promise<ErrorWords> {
  loaded ??= (await (await fetch(address)).json()) as ErrorWords;
  return loaded;
}
