import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LockFile {
  packages: Record<string, Record<string, unknown>>;
}

/**
 * The packages that npm before 11.16 would compile on install, which requires Python and a compiler, by their folders
 * below `root`: they have a binding.gyp and no install script, and the lock file lacks `"gypfile": false`.
 * Those versions of npm ignore that setting in a package's own package.json.
 */
export function compiledPackages(root: string, { packages }: LockFile): string[] {
  return Object.keys(packages).filter(
    (folder) =>
      packages[folder]?.['gypfile'] !== false &&
      existsSync(join(root, folder, 'binding.gyp')) &&
      !hasInstallScript(join(root, folder)),
  );
}

function hasInstallScript(folder: string): boolean {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts?: object };
  return scripts !== undefined && ('preinstall' in scripts || 'install' in scripts);
}
