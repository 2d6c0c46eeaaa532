import type { Field } from './fields/editor-entry.ts';
import { shapeFor } from './fields/single-entries.ts';

const bodyField: Field = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  modes: ['rich_text', 'raw'],
  editor_components: ['photo', 'figure', 'table', 'chart', 'note', 'pull', 'sources'],
  required: true,
  hint: 'The first paragraph is set larger: use it to say what is at stake. A heading begins a section. The buttons above insert photos, drawings (SVG files), tables, bar charts, notes and sources; the last button shows the Markdown of the text',
};

const pictureField = (name: string, label: string, hint: string): Field => ({
  name,
  label,
  widget: 'picture',
  role: name,
  ...shapeFor(name),
  required: false,
  hint,
});

/** The pictures of an article, which are found by its name: they are not in its front matter. */
const pictureFields = [
  pictureField(
    'cover',
    'Cover',
    'Shown on the card in the list and when the article is shared. A JPEG or PNG of at least 1600x900 pixels',
  ),
  pictureField(
    'opening',
    'Opening picture',
    'Behind the title; dark, since the words on it are white; at least 1920x720 pixels. If a new article has none, it is cut from the cover',
  ),
  pictureField(
    'openingPhone',
    'Opening picture for phones',
    'Upright, at least 780x1040 pixels. If you add none, it is cut from the opening picture',
  ),
];

/**
 * The names of an article's fields in the order in which an author fills them in; rarely used ones follow. Fields that the
 * preview needs come before the text, so that the page is shown while the text is written.
 */
const fieldOrder =
  'title description category tags author cover coverAlt opening openingPhone body published draft'.split(' ');

/** An option of a select: its value, or the value with a label. */
type Choice = string | { label: string; value: string };

/** The fields of an article. `id` is the id of the next new article; `choices` are the options by field name. */
export function articleFields(fields: readonly Field[], id: number, choices: Record<string, Choice[]>): Field[] {
  const all = [...pictureFields, bodyField, ...fields.map((field) => withDefaults(field, id, choices))];
  const positionOf = ({ name }: Field) => (fieldOrder.includes(name) ? fieldOrder.indexOf(name) : fieldOrder.length);
  return all.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** A field with its options or its default. Like a plain page, a new article is a draft with today's date. */
function withDefaults(field: Field, id: number, choices: Record<string, Choice[]>): Field {
  const options = choices[field.name];
  if (options) return { ...field, widget: 'select', options };
  if (field.name === 'id') return { ...field, default: id };
  if (field.name === 'published') return { ...publicationField(field), default: '{{now}}' };
  if (field.name === 'updated') return dayField(field);
  return publicationField(field);
}

/** Adapts the fields `draft` and `published`; returns others unchanged. */
export function publicationField(field: Field): Field {
  if (field.name === 'draft') return { ...field, default: true };
  if (field.name !== 'published') return field;
  return dayField(field);
}

const dayField = (field: Field): Field => ({ ...field, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
