/** What the build provides for the Content-Security-Policy, as `.build/headers.json` holds it. */
export type PolicySources = {
  /** Of the inline scripts: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Other origins to which scripts send: `https://api.example`. */
  connectOrigins: readonly string[];
  /** Other origins to which forms post without a script. */
  formOrigins: readonly string[];
  /** Whether search engines are kept out: a site for trying out. */
  noindex?: boolean;
};

/** The headers on every answer, whatever it holds and whoever serves it. */
export function securityHeaders(sources: PolicySources): readonly (readonly [name: string, value: string])[] {
  const { scriptHashes, connectOrigins, formOrigins, noindex } = sources;
  const self = (...more: readonly string[]) => ["'self'", ...more].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${self(...scriptHashes.map((hash) => `'${hash}'`))}`,
    // Each document carries its own page's CSS, and names it: `stylePolicy`.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${self(...connectOrigins)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.openstreetmap.org',
    // Without JavaScript the forms post to the API themselves.
    `form-action ${self(...formOrigins)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Text becomes elements in three places only, a document, an icon, and a start elsewhere: site/navigation/markup-policy.ts.
    "require-trusted-types-for 'script'",
    'trusted-types documents drawings opening',
  ];
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Other sites may link to what is here, not show it as theirs. It does not concern scripts that may call the API.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(noindex ? [['X-Robots-Tag', 'noindex'] as const] : []),
  ];
}

/**
 * What a document adds to the policy of its answer, as a `<meta>` ahead of its styles: no `<style>` but those with these
 * hashes, `sha256-…`. Of all documents together they would be 3.5 kB on every answer, and more than some static hosts take.
 * Attributes may hold styles: custom properties such as a bar's length.
 */
export function stylePolicy(styleHashes: readonly string[]): string {
  return `style-src 'self'${styleHashes.map((hash) => ` '${hash}'`).join('')}; style-src-attr 'unsafe-inline'`;
}
