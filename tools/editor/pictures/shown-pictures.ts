import { readKnownFiles } from '#content/schema/known-files.ts';
import { isGroup } from '../fields/editor-entry.ts';
import { focusPoint } from './picture-changes.ts';
import { formatPicture } from './picture-value.ts';

/** The values of a file as its form has them: with an article's pictures, and the points of portraits that stay in view. */
export function withShownPictures(
  path: string,
  values: Record<string, unknown>,
  content: string,
  focus: Record<string, unknown>,
): Record<string, unknown> {
  const article = /^blog\/(.+)\.md$/.exec(path)?.[1];
  if (!article) return withFocus(values, focus) as Record<string, unknown>;
  const { pictures } = readKnownFiles(content);
  const fieldValue = (name: string) => (name in pictures ? formatPicture(name, focusPoint(focus[name])) : '');
  return {
    ...values,
    cover: fieldValue(`cover-${article}`),
    opening: fieldValue(`hero-${article}`),
    openingPhone: fieldValue(`hero-${article}-phone`),
  };
}

function withFocus(value: unknown, focus: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => withFocus(item, focus));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'picture' && typeof part === 'string'
        ? formatPicture(part, focusPoint(focus[part]))
        : withFocus(part, focus),
    ]),
  );
}
