import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { exampleDist } from '#server/testing/example-dist.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** The parts of the project that the server needs besides its packages and the built site. */
export const releaseParts = ['server', 'contract', 'hosting', 'languages', 'package.json'];

/** Folders as on a server: each release complete in its own folder, and `current`, a link to the served one. */
type Releases = {
  /** The link. */
  current: string;
  /** Adds a release, whose release.json has its name, and makes it the current one atomically. */
  switchTo(name: string): void;
};

export function createReleases(): Releases {
  const home = temporaryFolder();
  const current = join(home, 'current');
  return {
    current,
    switchTo(name) {
      const folder = join(home, 'releases', name);
      mkdirSync(folder, { recursive: true });
      for (const part of releaseParts) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
      symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
      renameSync(exampleDist({ 'release.json': JSON.stringify({ release: name }) }), join(folder, 'dist'));
      const next = join(home, 'next');
      rmSync(next, { force: true });
      symlinkSync(folder, next);
      renameSync(next, current);
    },
  };
}
