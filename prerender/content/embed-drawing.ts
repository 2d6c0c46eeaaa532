import { readSvg, mapAttributes, mapAttributeValues } from '#content/schema/svg.ts';

/** References to another part of a drawing: `url(#id)`, and all of an `href`. */
const inUrl = /(url\(\s*["']?#)([^"')\s]+)/g;
const inLink = /^(#)(.+)$/g;

/**
 * Returns a drawing's markup for a page, as one image with these `attributes`, such as its label. Ids get `prefix`, since
 * drawing programs give the same ids to every drawing; an id that nothing in the drawing refers to is removed. Throws an
 * Error for a drawing that drawingProblem refuses.
 */
export function embedDrawing(text: string, attributes: string, prefix: string): string {
  const { svg, problem } = readSvg(text);
  if (!svg) throw new Error(`a drawing ${problem}`);
  const referred = new Set<string>();
  const withReferences = (name: string, value: string) =>
    value.replaceAll(name.endsWith('href') ? inLink : inUrl, (_, before: string, id: string) => {
      referred.add(id);
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
      return referred.has(value) ? prefix + value : undefined;
    }),
  );
  return withUniqueIds.replace('<svg', () => `<svg ${attributes}`);
}
