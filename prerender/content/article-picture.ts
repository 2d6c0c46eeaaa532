import type { KnownFiles } from '#content/schema/known-files.ts';
import { pictureNamed, type Picture } from '#content/schema/picture.ts';
import { similarNames } from '#content/schema/nearest-names.ts';

const folder = 'photos/';

/**
 * The picture that `![alt](name)` shows: one of art/masters/photos/, or any other. Its alt text is the Markdown's. Throws
 * an Error with the fix when there is none.
 */
export function articlePicture(name: string, pictures: KnownFiles['pictures']): Picture {
  const plain = name.replace(/^photos\//, '');
  const found = pictureNamed(`${folder}${plain}`, '', pictures) ?? pictureNamed(plain, '', pictures);
  if (found) return found;
  const file = decoded(plain).split('/').at(-1) ?? '';
  const proper =
    file
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'name';
  const steps = `put it into art/masters/photos/ as ${proper}.jpg, run “npm run art -- encode” and write ![what it shows](${proper})`;
  if (/^(https?:)?\/\//.test(name))
    throw new Error(`the picture “${name}” is on another site: save it, if you may, ${steps}`);
  if (/[./%]/.test(plain)) throw new Error(`the picture “${name}” is a file name: ${steps}`);
  const known = Object.keys(pictures).map((key) => key.replace(folder, ''));
  throw new Error(`the picture “${name}” does not exist: ${steps}${similarNames(plain, known)}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
