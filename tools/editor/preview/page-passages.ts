import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A place within a page that a link can lead to: `#anchor`. */
export interface PagePassage {
  anchor: string;
  heading: string;
}

/** The passages of a page's document that have a heading, in order. */
export function pagePassages(document: string): PagePassage[] {
  const passages: PagePassage[] = [];
  visit(unified().use(rehypeParse).parse(document), 'element', (main) => {
    if (main.tagName === 'main') {
      passages.push(...main.children.filter((child) => child.type === 'element').flatMap(passagesBelow));
    }
  });
  const anchors = new Set(passages.map(({ anchor }) => anchor));
  // The heading that labels a section is the same passage as the section.
  return passages.filter(({ anchor }) => !anchors.has(anchor.replace(/-heading$/, '')) || !anchor.endsWith('-heading'));
}

function passagesBelow(part: Element): PagePassage[] {
  const passages: PagePassage[] = [];
  visit(part, 'element', (element) => {
    const anchor = element.properties['id'];
    const heading = headingOf(element);
    if (typeof anchor === 'string' && isAuthored(anchor) && heading) passages.push({ anchor, heading });
  });
  return passages;
}

/** Whether an author wrote the id: React and footnotes generate ids of their own. */
const isAuthored = (anchor: string) =>
  /^[a-z][a-z\d-]*$/.test(anchor) && !/^(user-content-|footnote-label)/.test(anchor);

function headingOf(part: Element): string | undefined {
  let heading: string | undefined;
  visit(part, 'element', (element) => {
    if (/^h[1-6]$/.test(element.tagName)) heading ??= toString(element).replaceAll(/\s+/g, ' ').trim();
  });
  return heading;
}
