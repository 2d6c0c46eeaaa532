import { securityHeaders } from '../security-headers.ts';
import type { PolicySources } from '../security-headers.ts';

/** The facts about the built site that a static host needs. */
export type StaticSite = {
  /** The headers of every answer. */
  headers: readonly (readonly [name: string, value: string])[];
  redirects: readonly StaticRedirect[];
};

export type StaticRedirect = {
  /** A path without a slash at the end, of letters, digits, `_`, `.`, `~` and `-`. */
  from: string;
  /** A path of this site, with or without an anchor, or a web address elsewhere; in ASCII. */
  to: string;
  status: number;
};

export function staticSite(sources: PolicySources, redirects: readonly StaticRedirect[]): StaticSite {
  return { headers: securityHeaders(sources), redirects };
}
