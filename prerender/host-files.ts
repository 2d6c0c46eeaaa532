import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySources } from '#hosting/security-headers.ts';
import { apacheFile } from '#hosting/static/apache-file.ts';
import { headersFile } from '#hosting/static/headers-file.ts';
import { nginxFile } from '#hosting/static/nginx-file.ts';
import { staticSite, type StaticRedirect } from '#hosting/static/static-site.ts';

/**
 * Writes the configuration for hosts other than our server into the built site: headers, redirects, the 404 page. Reads
 * what the build has written for our server.
 */
export function writeHostFiles(out: string) {
  const read = (name: string) => JSON.parse(readFileSync(join(out, '.build', name), 'utf8')) as unknown;
  const redirects = existsSync(join(out, '.build/redirects.json')) ? read('redirects.json') : [];
  const site = staticSite(read('headers.json') as PolicySources, redirects as StaticRedirect[]);
  writeFileSync(join(out, '_headers'), headersFile(site));
  writeFileSync(join(out, '.htaccess'), apacheFile(site));
  writeFileSync(join(out, '.build/nginx.conf'), nginxFile(site));
}
