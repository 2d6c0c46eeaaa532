import { basename } from 'node:path';
import type { ContentFile } from './content-file.ts';
import type { ContentFiles } from './content-files.ts';
import type { Field } from './fields/editor-entry.ts';

/** The editor's path for photos that are not encoded yet. */
export const photosFolder = 'art/masters/photos';

/** The maximum size of an uploaded picture, in bytes. */
export const maxPictureBytes = 40 * 1024 * 1024;

const articlesFolder = 'articles';

/** The editor's name for the content file at `path`, under which it finds the file's values as JSON. */
export const editorPath = (path: string) =>
  path.endsWith('.md')
    ? path.replace(/^blog\/(.*)\.md$/, `${articlesFolder}/$1.json`)
    : `content/${path.replace(/\.yaml$/, '.json')}`;

/** Sveltia CMS's configuration, generated from the schemas: sveltiacms.app/en/docs/config-basics. */
export function editorConfig(files: ContentFiles, company: string) {
  const groups = Map.groupBy(files.all(), ({ group }) => group);
  return {
    load_config_file: false,
    backend: { name: 'test-repo' },
    media_folder: photosFolder,
    public_folder: '',
    media_libraries: { default: { config: { slugify_filename: true, max_file_size: maxPictureBytes } } },
    app_title: `${company}: content`,
    // A page's address consists of letters, digits and hyphens: “Don't wait” becomes don-t-wait, “Über uns” uber-uns.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    // Plain pages and articles follow the first two groups, which are the pages and the cases on a complete site.
    collections: [
      ...[...groups].slice(0, 2).map(([group, members]) => collectionOf(group, members)),
      plainPages(files.plainPage),
      ...(files.hasArticles ? [articles(files.article)] : []),
      ...[...groups].slice(2).map(([group, members]) => collectionOf(group, members)),
    ],
  };
}

const collectionName = (group: string) => group.toLowerCase().replaceAll(' ', '-');
const formName = (path: string) => path.replace(/\.yaml$/, '').replaceAll('/', '_');

/** Whether a group's files share one form, so that only their titles distinguish them. */
export const isInList = (group: string) => group === 'Articles' || group === 'Plain pages';

/** The address of a file's form below the editor's, such as `#/collections/people/entries/people_team`. */
export function formAddress(path: string, group: string): string {
  const entry = isInList(group) ? basename(path).replace(/\.(md|yaml)$/, '') : formName(path);
  return `#/collections/${collectionName(group)}/entries/${entry}`;
}

const collectionOf = (label: string, files: ContentFile[]) => ({
  name: collectionName(label),
  label,
  format: 'json',
  editor: { preview: true },
  files: files.map(({ path, label: name, fields }) => ({
    name: formName(path),
    label: name,
    file: editorPath(path),
    fields,
  })),
});

/**
 * The words for a draft or a planned entry, since the CMS's own summaries cannot compare days. They are added when the files are
 * listed and before a save, and never written to a file.
 */
const badgeField: Field = { name: 'badge', label: 'Badge', widget: 'hidden' };

const plainPages = ({ fields }: ContentFile) => ({
  name: 'plain-pages',
  label: 'Plain pages',
  label_singular: 'Plain page',
  description: 'Pages of plain sections, each at the address of its name',
  folder: 'content/plain-pages',
  create: true,
  slug: '{{title}}',
  format: 'json',
  extension: 'json',
  identifier_field: 'title',
  summary: '{{title}}{{badge}}',
  editor: { preview: true },
  fields: [...fields, badgeField],
});

const articles = ({ fields }: ContentFile) => ({
  name: 'articles',
  label: 'Articles',
  label_singular: 'Article',
  description: 'The highest number first; a new one is a draft until that is turned off',
  folder: articlesFolder,
  create: true,
  slug: '{{title}}',
  format: 'json',
  extension: 'json',
  identifier_field: 'title',
  summary: '{{id}}. {{title}}{{badge}}',
  sortable_fields: { fields: ['id', 'title', 'published'], default: { field: 'id', direction: 'descending' } },
  editor: { preview: true },
  fields: [...fields, badgeField],
});
