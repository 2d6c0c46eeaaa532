/** The part of Trusted Types that is used here; older browsers do not have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => string };
}

/**
 * Creates the Trusted Types policy `name`, and returns its function that marks the site's own text as trusted markup. The
 * Content-Security-Policy (hosting/security-headers.ts) allows only these policies, each created once, and no text
 * becomes markup without one.
 */
export function markupPolicy(name: 'documents' | 'drawings' | 'template'): (text: string) => string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy(name, { createHTML: (text) => text });
  return (text) => policy?.createHTML(text) ?? text;
}
