import { croppedShapes } from '#prerender/content/picture-shapes.ts';
import { baseField, identity, type EditorEntry, type Schema } from './editor-entry.ts';
import type { PictureRole } from '../pictures/uploads.ts';
import { labelAndHint } from '../labels/label-and-hint.ts';
import { limitsOf, messagesOf } from './schema-limits.ts';

export const selectEntry = (options: readonly unknown[], hint?: string): EditorEntry => ({
  field: (name, required) => ({
    ...baseField(name, 'select', required),
    options: options.map((value) => ({ label: String(value), value })),
    ...(hint && { hint }),
  }),
  toEditor: identity,
  fromEditor: identity,
});

/** The folders to whose pages fields may lead, by the field's name: see-also.ts rejects other pages. */
const linkFolders: Record<string, string> = { article: '/blog/', case: '/case-studies/', cases: '/case-studies/' };

/** The address of a page, chosen by title or, with `anywhere`, of a passage or another site: ../browser/link-field.js. */
export const linkEntry = ({ anywhere }: { anywhere: boolean }): EditorEntry => ({
  field: (name, required) => ({
    ...baseField(name, 'link', required),
    anywhere,
    ...(linkFolders[name] && !anywhere && { below: linkFolders[name] }),
    hint: labelAndHint(name)?.hint ?? 'The page that it leads to',
  }),
  toEditor: identity,
  fromEditor: identity,
});

/** Matches text with a placeholder, `{{…}}`: only the check knows the length of the value that replaces it. */
const sharedValuePattern = String.raw`[\s\S]*\{\{[\s\S]*`;

/** Matches the names of entries that contain whole sentences. */
const longTextName =
  /^(text|lead|description|feedback|note|answer|claim|directions|alt|coverAlt|body|about|interviewQuestion|value|paragraphs|items|lines)$/;

const lengthOf = (minimum: number | undefined, maximum: number) =>
  `${minimum && minimum > 1 ? `${minimum} to` : 'Up to'} ${maximum} characters`;

/** Text that may contain links, `[words](/why-us)`: ../browser/linked-text-field.js. */
export function linkedTextEntry(schema: Schema): EditorEntry {
  const entry = textEntry(schema);
  return {
    ...entry,
    field: (name, required) => {
      const { widget, ...field } = entry.field(name, required);
      return { ...field, widget: 'linked-text', long: widget === 'text' };
    },
  };
}

/** The anchor of a passage, shown after the # that precedes it in addresses and messages. */
export function anchorEntry(schema: Schema): EditorEntry {
  const entry = textEntry(schema);
  return { ...entry, field: (name, required) => ({ ...entry.field(name, required), before_input: '#' }) };
}

/** The option of a picture's field with the shape to which it crops; none if pictures of this role may have any shape. */
export const shapeFor = (role: string) =>
  role in croppedShapes ? { shape: croppedShapes[role as keyof typeof croppedShapes] } : {};

/** A picture by name, uploaded in the field or chosen: ../browser/picture-field.js. */
export const pictureEntry = (role: PictureRole): EditorEntry => ({
  field: (name, required) => ({
    ...baseField(name, 'picture', required),
    role,
    ...shapeFor(role),
    hint: role === 'portrait' ? 'A JPEG or PNG of at least 600x600 pixels' : 'A JPEG or PNG at least 800 pixels wide',
  }),
  toEditor: identity,
  fromEditor: identity,
});

export function numberEntry(schema: Schema): EditorEntry {
  const { minimum, maximum, isInteger } = limitsOf(schema);
  return {
    field: (name, required) => ({
      ...baseField(name, 'number', required),
      value_type: isInteger ? 'int' : 'float',
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    }),
    toEditor: identity,
    fromEditor: (value) => (typeof value === 'string' && value !== '' ? Number(value) : value),
  };
}

export function textEntry(schema: Schema, hint?: string): EditorEntry {
  const { minimum, maximum, pattern } = limitsOf(schema);
  // A text cannot be both too short and too long.
  const messages =
    minimum && minimum > 1 && maximum
      ? [`is not ${lengthOf(minimum, maximum)} long`, ...messagesOf(schema, 'except length')]
      : messagesOf(schema);
  // The configuration has no place for a pattern's flags.
  const format = pattern?.flags.replace('u', '') === '' ? pattern : undefined;
  const length = minimum || maximum ? String.raw`\s*[\s\S]{${minimum ?? 0},${maximum ?? ''}}\s*` : undefined;
  const allowedPattern = format && !(length && maximum) ? format.source : length;
  const mayBeEmpty = !minimum && !pattern;
  const message = messages.join('; ') || 'is not written as it should be';
  return {
    field: (name, required) => ({
      ...baseField(name, longTextName.test(name) ? 'text' : 'string', required && !mayBeEmpty),
      ...(allowedPattern && !required && { pattern: [`^(?:${sharedValuePattern}|${allowedPattern}|)$`, message] }),
      ...(allowedPattern && required && { pattern: [`^(?:${sharedValuePattern}|${allowedPattern})$`, message] }),
      ...(hint && { hint }),
      ...(!hint &&
        maximum && { hint: [labelAndHint(name)?.hint, lengthOf(minimum, maximum)].filter(Boolean).join('. ') }),
    }),
    toEditor: identity,
    fromEditor: (value) => (mayBeEmpty ? (value ?? '') : value),
  };
}
