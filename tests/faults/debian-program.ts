import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const cacheFolder = join(import.meta.dirname, '../../.cache/debian');

/**
 * The path of one of Debian's programs: the installed one, or one extracted from Debian's package without installing
 * it, so that no service is started. Skips the test if neither is possible, and says so.
 */
export function debianProgram(name: 'nginx' | 'caddy' | 'restic' | 'rclone', skip: (reason: string) => never): string {
  const programPath = name === 'nginx' ? 'usr/sbin/nginx' : `usr/bin/${name}`;
  const places = [join('/', programPath), join(cacheFolder, name, programPath)];
  const found = places.find((path) => existsSync(path));
  if (found) return found;
  const folder = join(cacheFolder, name);
  try {
    mkdirSync(folder, { recursive: true });
    const run = (program: string, ...args: string[]): void =>
      void execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: 120_000 });
    if (process.getuid?.() === 0) run('apt-get', '-q', 'update');
    run('apt-get', '-q', 'download', name);
    for (const file of readdirSync(folder)) {
      if (file.endsWith('.deb')) run('dpkg', '-x', file, '.');
    }
  } catch {
    // Without a network or Debian: the test is skipped below.
    rmSync(folder, { recursive: true, force: true });
  }
  return places.find((path) => existsSync(path)) ?? skip(`there is no ${name}: apt-get install ${name}`);
}
