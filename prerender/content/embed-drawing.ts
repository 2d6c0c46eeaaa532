import { readSvg, mapAttributes, mapAttributeValues } from '#content/schema/svg.ts';

/** Matches a reference to another part of a drawing in a property: `url(#id)`. */
const urlReference = /(url\(\s*["']?#)([^"')\s]+)/g;
/** Matches a reference to another part of a drawing that is all of an `href`: `#id`. */
const hrefReference = /^(#)(.+)$/g;

/**
 * Returns a drawing's markup for a page, as one image with these `attributes`, such as its label. Ids get `prefix`, since
 * drawing programs give the same ids to every drawing; an id that nothing in the drawing refers to is removed. Throws an
 * Error for a drawing that drawingProblem refuses.
 */
export function embedDrawing(text: string, attributes: string, prefix: string): string {
  const { svg, problem } = readSvg(text);
  if (!svg) throw new Error(`a drawing ${problem}`);
  const referencedIds = new Set<string>();
  const withReferences = (name: string, value: string) =>
    value.replaceAll(name.endsWith('href') ? hrefReference : urlReference, (_, before: string, id: string) => {
      referencedIds.add(id);
      return before + prefix + id;
    });
  const withoutRoles = mapAttributes(svg.markup, (written) =>
    mapAttributeValues(written, (name, value) =>
      /^(role|aria-.*)$/.test(name) ? undefined : withReferences(name, value),
    ),
  );
  const withUniqueIds = mapAttributes(withoutRoles, (written) =>
    mapAttributeValues(written, (name, value) => {
      if (name !== 'id') return value;
      return referencedIds.has(value) ? prefix + value : undefined;
    }),
  );
  return withUniqueIds.replace('<svg', () => `<svg ${attributes}`);
}
