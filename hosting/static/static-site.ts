import { securityHeaders } from '../security-headers.ts';
import type { PolicySources } from '../security-headers.ts';

/** What a host without our server has to know of the built site. */
export type StaticSite = {
  headers: readonly (readonly [name: string, value: string])[];
  redirects: readonly StaticRedirect[];
};

/** Where an old address leads: `from` is its path without a slash at the end, `to` a path of ours or an address elsewhere. */
export type StaticRedirect = { from: string; to: string; status: number };

export function staticSite(sources: PolicySources, redirects: readonly StaticRedirect[]): StaticSite {
  return { headers: securityHeaders(sources), redirects };
}
