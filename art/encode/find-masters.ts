import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slugify } from '#content/schema/slug.ts';
import { masterFolder } from './folders.ts';

interface Master {
  /** The path below `art/masters` without extension: `team/isaac-obi`. */
  name: string;
  file: URL;
}

const pictureFile = /\.(png|jpe?g)$/i;

/** Files that are neither pictures nor mistakes: documentation, system files, focus.yaml, plates. */
const ignoredFile = /(^|\/)(\.|README\.md$|Thumbs\.db$)|^focus\.yaml$|\.plates\.json$/;

/** Every PNG and JPEG below `folder`, sorted by path. Calls `refuse` with each file that cannot be used and its fix. */
export async function findMasters(
  folder: URL = masterFolder,
  refuse: (file: string, problem: string) => void = () => undefined,
): Promise<Master[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const root = fileURLToPath(folder);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const masters: Master[] = [];
  for (const path of paths.filter((candidate) => !ignoredFile.test(candidate))) {
    const name = path.replace(/\.\w+$/, '');
    const problem = problemOf(path, name, masters);
    if (problem) refuse(path, problem);
    else masters.push({ name, file: new URL(path, folder) });
  }
  return masters;
}

function problemOf(path: string, name: string, masters: Master[]): string | undefined {
  if (!pictureFile.test(path)) return 'is not a JPEG or PNG: open it in a picture program and export it as JPEG';
  if (!/^[a-z0-9/-]+$/.test(name)) {
    const slug = name
      .split('/')
      .map((part) => slugify(part) || 'what-it-shows')
      .join('/');
    return `its name may only contain lowercase letters, digits and hyphens: rename it to ${slug}${path.slice(name.length).toLowerCase()}`;
  }
  const duplicate = masters.find((other) => other.name === name);
  return duplicate && `“${name}” exists twice, with different extensions: keep one`;
}
