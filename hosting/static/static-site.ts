import { securityHeaders } from '../security-headers.ts';
import type { PolicySources } from '../security-headers.ts';

/** The facts about the built site that a static host needs. */
export type StaticSite = {
  headers: readonly (readonly [name: string, value: string])[];
  redirects: readonly StaticRedirect[];
};

/** A redirect: `from` is a path without a slash at the end, `to` a path of this site or the URL of another. */
export type StaticRedirect = { from: string; to: string; status: number };

export function staticSite(sources: PolicySources, redirects: readonly StaticRedirect[]): StaticSite {
  return { headers: securityHeaders(sources), redirects };
}
