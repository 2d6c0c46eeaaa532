import type { KnownFiles } from '#content/schema/known-files.ts';
import { lookUpPicture, type Picture } from '#content/schema/picture.ts';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import { slugify } from '#content/schema/slug.ts';

/** The prefix of the names of photos in pictures/index.json. Authors may leave it out. */
const photoPrefix = 'photos/';

const withoutPrefix = (name: string) => (name.startsWith(photoPrefix) ? name.slice(photoPrefix.length) : name);

/**
 * Finds the picture that an article shows with `![alt](name)`: a photo from art/masters/photos/, or any other picture of the
 * site. Its alt text is left empty, since the Markdown has it.
 *
 * @throws Error with the fix if no picture has that name.
 */
export function findPicture(name: string, pictures: KnownFiles['pictures']): Picture {
  const shortName = withoutPrefix(name);
  const found = lookUpPicture(`${photoPrefix}${shortName}`, '', pictures) ?? lookUpPicture(shortName, '', pictures);
  if (!found) throw new Error(unknownPictureMessage(name, shortName, pictures));
  return found;
}

/** The message that no picture has that name, with the steps to add one. */
function unknownPictureMessage(name: string, shortName: string, pictures: KnownFiles['pictures']): string {
  const file = decodePercents(shortName).split('/').at(-1) ?? '';
  const suggestedName = slugify(file.replace(/\.\w+$/, '')) || 'name';
  const steps = `put it into art/masters/photos/ as ${suggestedName}.jpg, run “npm run art -- encode” and write ![what it shows](${suggestedName})`;
  if (/^(https?:)?\/\//.test(name)) return `the picture “${name}” is on another site: save it, if you may, ${steps}`;
  // A slash alone does not make a file name: a picture in a folder has one in its name, such as congregation/1.
  if (/[.%]|^\//.test(shortName)) return `the picture “${name}” is a file name: ${steps}`;
  const knownNames = Object.keys(pictures).map(withoutPrefix);
  return `the picture “${name}” does not exist: ${steps}${similarNamesHint(shortName, knownNames)}`;
}

/** The text without percent-encoding, or unchanged if its encoding is malformed. */
function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
