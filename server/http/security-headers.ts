import type { PolicySources } from '../pages/site.ts';

/** The headers on every answer, whatever it holds. */
export function securityHeaders(sources: PolicySources): readonly (readonly [name: string, value: string])[] {
  const { scriptHashes, connectOrigins, formOrigins } = sources;
  const self = (...more: readonly string[]) => ["'self'", ...more].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${self(...scriptHashes.map((hash) => `'${hash}'`))}`,
    // Each document carries its own page's CSS inline.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src ${self(...connectOrigins)}`,
    'frame-src https://www.openstreetmap.org',
    // Without JavaScript the forms post to the API themselves.
    `form-action ${self(...formOrigins)}`,
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
