import { readSvg, withAttributes, withValues } from '#content/schema/svg.ts';

/** References to another part of a drawing: `url(#id)`, and all of an `href`. */
const inUrl = /(url\(\s*["']?#)([^"')\s]+)/g;
const inLink = /^(#)(.+)$/g;

/**
 * A drawing's markup for a page: one image with these `attributes`, such as its words. Ids begin with `prefix`, because
 * drawing programs give the same ones to each drawing; one that nothing in the drawing refers to is left out. Throws an
 * Error for what drawingProblem refuses.
 */
export function placedDrawing(text: string, attributes: string, prefix: string): string {
  const { svg, problem } = readSvg(text);
  if (!svg) throw new Error(`a drawing ${problem}`);
  const referred = new Set<string>();
  const withReferences = (name: string, value: string) =>
    value.replaceAll(name.endsWith('href') ? inLink : inUrl, (_, before: string, id: string) => {
      referred.add(id);
      return before + prefix + id;
    });
  const changed = withAttributes(svg.markup, (written) =>
    withValues(written, (name, value) => (/^(role|aria-.*)$/.test(name) ? undefined : withReferences(name, value))),
  );
  const named = withAttributes(changed, (written) =>
    withValues(written, (name, value) => {
      if (name !== 'id') return value;
      return referred.has(value) ? prefix + value : undefined;
    }),
  );
  return named.replace('<svg', () => `<svg ${attributes}`);
}
