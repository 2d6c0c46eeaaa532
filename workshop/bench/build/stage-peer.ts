import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder from which each tool copies files to the site. */
const pictureFolders = { eleventy: 'pictures', astro: 'public/pictures', next: 'public/pictures' };

export type Peer = keyof typeof pictureFolders;

export const peers = Object.keys(pictureFolders) as Peer[];

/** Assembles a peer's project in `folder`: its own files, the articles of a content folder and their pictures. */
export function stagePeer(peer: Peer, content: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'peers', peer), folder, { recursive: true });
  mkdirSync(join(folder, 'blog'), { recursive: true });
  const articles = readdirSync(join(content, 'blog')).filter((file) => file.endsWith('.md') && file !== 'README.md');
  for (const file of articles) {
    const text = readFileSync(join(content, 'blog', file), 'utf8');
    // Every tool derives an address from the name of the file.
    writeFileSync(join(folder, 'blog', file), text.replace(/^slug: .*\n/m, ''));
  }
  cpSync(join(content, 'pictures'), join(folder, pictureFolders[peer]), { recursive: true });
}
