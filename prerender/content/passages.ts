import { similarNames } from '#content/schema/nearest-names.ts';

/** A link to a passage, such as `/why-us#values`, and where in content/ it stands. */
export interface Passage {
  /** The address of the page. */
  target: string;
  anchor: string;
  file: string;
  line: number;
}

/** What is wrong with a link to a passage that is not in its page's markup, with the fix; undefined where it is there. */
export function passageProblem({ target, anchor }: Passage, html: string): string | undefined {
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? ''));
  if (ids.has(decodeURI(anchor)) || ids.has(anchor)) return undefined;
  const known = [...ids].filter((id) => /^[a-z][a-z\d-]*$/.test(id) && !/^(user-content-|footnote-label)/.test(id));
  const similar = similarNames(anchor, known);
  const choice = similar || (known.length > 0 ? `; it has ${known.slice(0, 12).join(', ')}` : '');
  return `a link leads to #${anchor}, which is no passage of ${target}: correct it, or leave out # and what follows${choice}`;
}
