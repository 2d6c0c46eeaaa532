import { createHash } from 'node:crypto';

/** The hash by which a Content-Security-Policy names an inline script or style. */
export const policyHash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;
