import { satisfies, subset } from 'semver';
import type { LockFile } from './compiled-packages.ts';

/**
 * The folders of packages for which npm would print a needless EBADENGINE warning: their range excludes a Node on which the
 * project may be installed, but includes the Node that the project brings and runs on. A package for which even that one is
 * too old is not among them: there the warning is right.
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
