/** The build's part of the headers, as stored in `.build/headers.json`. */
export type PolicySources = {
  /** Hashes of the inline scripts: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Other origins that scripts send to: `https://api.example`. */
  connectOrigins: readonly string[];
  /** Other origins that forms post to without a script. */
  formOrigins: readonly string[];
  /** Whether search engines are kept out, as from a staging site. */
  noindex?: boolean;
};

/** The headers of every answer of the site, of health and of metrics; the viewer has its own, `viewerHeaders`. */
export function securityHeaders(sources: PolicySources): readonly (readonly [name: string, value: string])[] {
  const { scriptHashes, connectOrigins, formOrigins, noindex } = sources;
  const self = (...more: readonly string[]) => ["'self'", ...more].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${self(...scriptHashes.map((hash) => `'${hash}'`))}`,
    // Each document contains its page's CSS and allows it by hash: `stylePolicy`.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${self(...connectOrigins)}`,
    "font-src 'self'",
    "manifest-src 'self'",
    // The maps of the contact page.
    'frame-src https://www.openstreetmap.org',
    // Without JavaScript the forms post to the API themselves.
    `form-action ${self(...formOrigins)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    // Only three places turn text into elements: see site/navigation/markup-policy.ts.
    "require-trusted-types-for 'script'",
    'trusted-types documents drawings template',
  ];
  return [
    ['Content-Security-Policy', policy.join('; ')],
    // Without includeSubDomains: the company's other hosts are not ours to decide.
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // Other sites may link to our files, not embed them. Scripts that may call the API are not affected.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(noindex ? [['X-Robots-Tag', 'noindex'] as const] : []),
  ];
}

/**
 * A document's addition to the Content-Security-Policy, in a `<meta>` before its styles: it allows only `<style>`
 * elements with these hashes, `sha256-…`. In a header, the hashes of all documents would be 3.5 kB in every answer,
 * more than some static hosts accept. Style attributes are allowed: they set custom properties such as a bar's length.
 */
export function stylePolicy(styleHashes: readonly string[]): string {
  return `style-src 'self'${styleHashes.map((hash) => ` '${hash}'`).join('')}; style-src-attr 'unsafe-inline'`;
}
