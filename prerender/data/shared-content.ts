import { paintedLogo } from '#content/schema/logo.ts';
import type { SharedContent } from '#site/entry-server.tsx';
import { navigationIcons } from './navigation-icons.ts';
import { officeAddress, officeName } from './office-address.ts';
import { socialLinks } from './social-links.ts';
import type { Content } from '../content/read-content.ts';

/** The words around every page. */
export function sharedContent({ company, logo, palette, navigation, error }: Content, release: string): SharedContent {
  // Its colors are those of where it stands.
  const shapes = paintedLogo(logo, palette, 'var(--bird)', 'var(--sundown)');
  const own = {
    name: company.name,
    tagline: company.tagline,
    sign: { viewBox: logo.viewBox, shapes },
    offices: company.offices.map((office) => ({
      id: office.id,
      name: officeName(office),
      city: office.city,
      address: officeAddress(office, company),
      phone: office.phone,
      email: office.email,
    })),
    social: socialLinks(company.social),
  };
  return {
    site: { release, company: { name: company.name, sign: own.sign }, metricsReceiver: company.metricsReceiver },
    frame: { ...navigation, icons: navigationIcons(navigation).address, year: new Date().getFullYear(), company: own },
    error,
  };
}
