/**
 * The headers on every answer, whatever it holds. `scriptHashes` are the build's (`sha256-…`), `apiOrigin` is where the
 * forms send enquiries when that is another origin.
 */
export function securityHeaders(
  scriptHashes: readonly string[],
  apiOrigin: string | undefined,
): readonly (readonly [name: string, value: string])[] {
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  const scripts = scriptHashes.map((hash) => ` '${hash}'`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    // Each document carries its own page's CSS inline.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${api}`,
    'frame-src https://www.openstreetmap.org',
    // Without JavaScript the forms post to the API themselves.
    `form-action 'self'${api}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return [
    ['Content-Security-Policy', policy.join('; ')],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}
