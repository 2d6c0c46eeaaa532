import { satisfies, subset } from 'semver';
import type { LockFile } from './compiled-packages.ts';

/**
 * The folders of packages for which npm would print a needless EBADENGINE warning: their range excludes a Node on which the
 * project may be installed, but includes the Node that the project brings and runs on. The warning for a
 * package that needs a newer Node than that one is not needless.
 */
export function needlessEngineRanges({ packages }: LockFile): string[] {
  const admittedRange = nodeRange(packages['']);
  const projectNode = packages['node_modules/node']?.['version'];
  if (typeof projectNode !== 'string' || admittedRange === undefined) return [];
  return Object.keys(packages).filter((folder) => {
    const range = nodeRange(packages[folder]);
    return folder !== '' && range !== undefined && !subset(admittedRange, range) && satisfies(projectNode, range);
  });
}

function nodeRange(locked: Record<string, unknown> | undefined): string | undefined {
  return (locked?.['engines'] as { node?: string } | undefined)?.node;
}
