import { basename } from 'node:path';
import { placeholdersIn, placeholdersInMarkdown } from '../placeholders.ts';
import { ContentFiles } from './content-files.ts';
import { formAddress, isInList } from './editor-config.ts';
import type { EditorOptions } from './editor-options.ts';
import { readFocusValues } from './pictures/picture-changes.ts';
import { parsePicture } from './pictures/picture-value.ts';
import { withShownPictures } from './pictures/shown-pictures.ts';

/** A form with the starter's texts or pictures that are still to be replaced. */
interface UnfinishedForm {
  label: string;
  /** The form's address below the editor's: `#/collections/people/entries/people_team`. */
  address: string;
  /** Texts with a part in brackets. */
  texts: string[];
  /** The number of its pictures that are to be replaced. */
  pictureCount: number;
}

/** The forms with texts or pictures to be replaced; the company's is first, since its words are on every page. */
export function unfinishedForms({ content, routes, masters, unreplacedPictures }: EditorOptions): UnfinishedForm[] {
  const files = new ContentFiles(content, routes);
  const focus = readFocusValues(masters) ?? {};
  const placeholderPictures = new Set(unreplacedPictures());
  const paths = [...files.all().map(({ path }) => path), ...files.plainPages(), ...files.articles()];
  return paths
    .flatMap((path) => {
      // An article whose file name cannot be an address has no form: the check reports it.
      const file = files.find(path);
      return file ? [{ path, group: file.group, label: file.label }] : [];
    })
    .toSorted((a, b) => Number(b.group === 'Company') - Number(a.group === 'Company'))
    .flatMap(({ path, group, label }) => {
      const fileValues = files.readIfPossible(path);
      if (!fileValues) return [];
      const { body, ...values } = withShownPictures(path, fileValues, content, focus);
      const pictureNames = new Set(stringsIn(values).map((text) => parsePicture(text)?.name));
      return {
        label: isInList(group) ? titleOf(path, values) : label,
        address: formAddress(path, group),
        texts: [...placeholdersIn(values), ...(typeof body === 'string' ? placeholdersInMarkdown(body) : [])],
        pictureCount: [...placeholderPictures].filter((name) => pictureNames.has(name)).length,
      };
    })
    .filter(({ texts, pictureCount }) => texts.length + pictureCount > 0);
}

/** The title of an article or a plain page; the file's name if it has no title yet. */
const titleOf = (path: string, { title }: Record<string, unknown>) =>
  typeof title === 'string' && title.trim() !== '' ? title : basename(path);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
