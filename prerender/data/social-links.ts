import type { Company } from '#content/schema/company.ts';
import type { SocialLink } from '#site/sections/company/social-links-list.tsx';
import { facebook } from '#site/ui/icons/facebook.ts';
import { linkedin } from '#site/ui/icons/linkedin.ts';
import { twitter } from '#site/ui/icons/twitter.ts';

/** The company's addresses in the networks, with their signs. */
export const socialLinks = (social: Company['social']): SocialLink[] => [
  { name: 'Facebook', address: social.facebook, icon: facebook },
  { name: 'Twitter', address: social.twitter, icon: twitter },
  { name: 'LinkedIn', address: social.linkedin, icon: linkedin },
];
