/** The part of Trusted Types that is used; older browsers have none. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => string };
}

/**
 * A way to let text of our own become elements. The Content-Security-Policy (hosting/security-headers.ts) names these
 * policies, each made once, and no text becomes elements without one.
 */
export function markupPolicy(name: 'documents' | 'drawings' | 'opening'): (text: string) => string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy(name, { createHTML: (text) => text });
  return (text) => policy?.createHTML(text) ?? text;
}
