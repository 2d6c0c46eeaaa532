import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Adds the slash to links to the site's documents (`/contact-us` is served at `/contact-us/`); links elsewhere send no referrer. */
export function rewriteLinks(tree: Root) {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return;
    const { href } = node.properties;
    if (typeof href !== 'string') return;
    if (/^\/[\w/-]*[\w-]$/.test(href)) node.properties['href'] = `${href}/`;
    if (/^https?:/.test(href)) node.properties['rel'] = ['noreferrer'];
  });
}
