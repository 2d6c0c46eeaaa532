import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Gives links to other sites `rel="noreferrer"`. */
export function sendNoReferrer(tree: Root) {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'a') return;
    const { href } = node.properties;
    if (typeof href === 'string' && /^https?:/.test(href)) node.properties['rel'] = ['noreferrer'];
  });
}
