import { paintedLogo } from '#content/schema/logo.ts';
import type { SharedContent } from '#site/entry-server.tsx';
import { navigationIcons } from './navigation-icons.ts';
import type { Content } from '../content/read-content.ts';

/** The words around every page. */
export function sharedContent({ company, logo, palette, navigation, error }: Content, release: string): SharedContent {
  // Its colors are those of where it stands.
  const shapes = paintedLogo(logo, palette, 'var(--bird)', 'var(--sundown)');
  const own = { ...company, sign: { viewBox: logo.viewBox, shapes } };
  return {
    site: { release, company: { name: company.name, sign: own.sign }, metricsReceiver: company.metricsReceiver },
    frame: { ...navigation, icons: navigationIcons(navigation).address, year: new Date().getFullYear(), company: own },
    error,
  };
}
