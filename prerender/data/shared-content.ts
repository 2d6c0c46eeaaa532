import { paintedLogo } from '#content/schema/logo.ts';
import type { SharedContent } from '#site/entry-server.tsx';
import { navigationIcons } from './navigation-icons.ts';
import { officeAddress, officeName } from '#site/pages/office-address.ts';
import { socialLinks } from '#site/pages/social-links.ts';
import type { Content } from '../content/read-content.ts';

type Entries = Content['navigation']['header'];

/** Adds to each child of a group the paths of the pages below it. */
const withPagesBelow = (header: Entries, routes: Content['routes']) =>
  header.map((group) => ({
    ...group,
    children: group.children?.map((child) => {
      const childPaths = routes.filter(({ parent }) => parent === child.link).map(({ path }) => path);
      return { ...child, childPaths: childPaths.join(' ') || undefined };
    }),
  }));

/** The content around every page. */
export function sharedContent(content: Content, release: string): SharedContent {
  const { company, logo, palette, navigation, error } = content;
  // The logo's colors depend on its background.
  const shapes = paintedLogo(logo, palette, 'var(--logo-color)', 'var(--signal)');
  const shownCompany = {
    name: company.name,
    tagline: company.tagline,
    symbol: { viewBox: logo.viewBox, shapes },
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
    site: {
      release,
      company: { name: company.name, symbol: shownCompany.symbol },
      metricsReceiver: company.metricsReceiver,
    },
    frame: {
      ...navigation,
      header: withPagesBelow(navigation.header, content.routes),
      iconSpriteAddress: navigationIcons(navigation).address,
      year: Number(content.today.slice(0, 4)),
      company: shownCompany,
    },
    error,
  };
}
