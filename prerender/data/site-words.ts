import type { ServerWords } from '#site/entry-server.tsx';
import { navigationIcons } from './navigation-icons.ts';
import type { Content } from '../content/read-content.ts';

/** The words around every page. */
export function siteWords({ company, navigation, error }: Content, build: string): ServerWords {
  return {
    site: { build, company: company.name, metricsReceiver: company.metricsReceiver },
    frame: { ...navigation, icons: navigationIcons(navigation).address, year: new Date().getFullYear(), company },
    error,
  };
}
