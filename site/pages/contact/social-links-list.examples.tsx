import type { Examples } from '../../gallery/examples.ts';
import { SocialLinksList } from './social-links-list.tsx';

export const examples: Examples = {
  '/contact-us': ({ '/contact-us': page }) => <SocialLinksList {...page.follow} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
