import { ArtError } from '../../art/art-error.ts';

/**
 * The entries with these names, or all entries if there are no names. Throws an ArtError for an unknown name; `kind` is what it
 * calls an entry.
 */
export function entriesNamed<Value>(all: Record<string, Value>, names: string[], kind: string): [string, Value][] {
  const unknown = names.find((name) => !Object.hasOwn(all, name));
  if (unknown !== undefined) throw new ArtError(`No ${kind} “${unknown}”. There are: ${Object.keys(all).join(', ')}`);
  return Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));
}
