import type { SharedContent } from '#site/entry-server.tsx';
import { navigationIcons } from './navigation-icons.ts';
import type { Content } from '../content/read-content.ts';

/** The words around every page. */
export function sharedContent({ company, navigation, error }: Content, release: string): SharedContent {
  return {
    site: { release, company: company.name, metricsReceiver: company.metricsReceiver },
    frame: { ...navigation, icons: navigationIcons(navigation).address, year: new Date().getFullYear(), company },
    error,
  };
}
