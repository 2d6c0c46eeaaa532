import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../art/find-chromium.ts';

const fix =
  'install one (Debian: sudo apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium), or set CHROMIUM to ' +
  'the path of one.';

/**
 * Finds a working Chromium, or says in one line why there is none and what to do. As root on Debian, installs Debian's
 * package.
 *
 * @param log Prints a line before the package is installed, which takes a while.
 */
export function ensureChromium(log: (line: string) => void): { path: string } | { problem: string } {
  let failure = 'No Chromium was found for the tests in a browser';
  try {
    const path = findChromium() ?? installAsRoot(log);
    if (!path) return { problem: `${failure}: ${fix}` };
    failure = `${path} does not run`;
    execFileSync(path, ['--version'], { stdio: ['ignore', 'ignore', 'pipe'] });
    return { path };
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    return { problem: `${failure} (${reason}): ${fix}` };
  }
}

function installAsRoot(log: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  log('No Chromium was found: installing the package chromium-headless-shell with apt-get, since root runs this…');
  const apt = (...words: string[]): void =>
    void execFileSync('apt-get', ['-q', ...words], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  const install = (name: string): void => apt('install', '-y', '--no-install-recommends', name);
  try {
    install('chromium-headless-shell');
  } catch {
    // Before Debian 12, there is only the full browser.
    install('chromium');
  }
  return findChromium();
}
