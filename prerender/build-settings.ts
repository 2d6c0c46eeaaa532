import { ContentError } from './content/content-error.ts';

/** Reads a switch from the environment: on if it is `yes`, off if it is `no`, empty or absent. Throws a ContentError for anything else. */
export function readSwitch(name: string, environment: Record<string, string | undefined>): boolean {
  const value = environment[name] ?? '';
  if (['', 'no', 'yes'].includes(value)) return value === 'yes';
  throw new ContentError(`${name} is “${value}”: set it to yes or no`);
}

/**
 * Checks the key for IndexNow, which becomes a file's name and part of an address; undefined if there is none. Throws a
 * ContentError. Source: https://www.indexnow.org/documentation
 */
export function indexNowKey(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^[a-z\d-]{8,128}$/i.test(value)) return value;
  throw new ContentError('INDEXNOW_KEY is not a key: use 8 to 128 letters, digits and hyphens');
}
