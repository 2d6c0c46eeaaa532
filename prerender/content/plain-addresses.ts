import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** In-app links of a Markdown body, written `/contact-us`, name the plain document `/contact-us/`; links elsewhere open without a referrer. */
export function plainAddresses(tree: Root) {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return;
    const { href } = node.properties;
    if (typeof href !== 'string') return;
    if (/^\/[\w/-]*[\w-]$/.test(href)) node.properties['href'] = `${href}/`;
    if (/^https?:/.test(href)) node.properties['rel'] = ['noreferrer'];
  });
}
