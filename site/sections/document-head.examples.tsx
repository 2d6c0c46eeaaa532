import type { Examples } from '../gallery/examples.ts';
import { DocumentHead } from './document-head.tsx';

export const examples: Examples = {
  '/privacy-policy': ({ '/privacy-policy': page }) => (
    <DocumentHead heading={page.heading} text={page.text} inForce={page.inForce} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
