import { satisfies, subset } from 'semver';
import type { LockFile } from './compiled-packages.ts';

/**
 * The packages, by their folders, of which npm would print an EBADENGINE warning on a Node that the project admits,
 * although they run on the one that it brings. Those that even this one is too old for are not among them: npm has to
 * warn of these.
 */
export function needlessEngineRanges({ packages }: LockFile): string[] {
  const admitted = nodeRange(packages['']);
  const own = packages['node_modules/node']?.['version'];
  if (typeof own !== 'string' || admitted === undefined) return [];
  return Object.keys(packages).filter((folder) => {
    const range = nodeRange(packages[folder]);
    return folder !== '' && range !== undefined && !subset(admitted, range) && satisfies(own, range);
  });
}

function nodeRange(locked: Record<string, unknown> | undefined): string | undefined {
  return (locked?.['engines'] as { node?: string } | undefined)?.node;
}
