import type { Company } from '#content/schema/company.ts';
import { facebook } from '../ui/icons/facebook.ts';
import { linkedin } from '../ui/icons/linkedin.ts';
import { twitter } from '../ui/icons/twitter.ts';

export interface SocialLink {
  name: string;
  url: string;
  /** The shapes of its icon. */
  icon: string;
}

const networks = {
  facebook: { name: 'Facebook', icon: facebook },
  twitter: { name: 'Twitter', icon: twitter },
  linkedin: { name: 'LinkedIn', icon: linkedin },
};

/** The company's profiles on social networks, with the networks' icons. */
export const socialLinks = (social: Company['social']): SocialLink[] =>
  Object.entries(networks).flatMap(([network, nameAndIcon]) => {
    const url = social[network as keyof typeof networks];
    return url ? [{ ...nameAndIcon, url }] : [];
  });
