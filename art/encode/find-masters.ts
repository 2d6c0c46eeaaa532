import { readdir } from 'node:fs/promises';
import { masterFolder } from './folders.ts';

export interface Master {
  /** The path below `art/masters` without its ending: `team/isaac-obi`. */
  name: string;
  file: URL;
}

/** Every PNG and JPEG below `art/masters`, sorted by name. Throws when two files share one name. */
export async function findMasters(): Promise<Master[]> {
  const paths = (await readdir(masterFolder, { recursive: true })).filter((path) => /\.(png|jpg)$/.test(path)).sort();
  const masters = paths.map((path) => ({ name: path.replace(/\.\w+$/, ''), file: new URL(path, masterFolder) }));
  const twice = masters.find((master, place) => masters[place + 1]?.name === master.name);
  if (twice) throw new Error(`art/masters holds “${twice.name}” as PNG and as JPEG: keep one.`);
  return masters;
}
