import type { PolicySources } from '#hosting/security-headers.ts';
import { apacheFile } from '#hosting/static/apache-file.ts';
import { headersFile } from '#hosting/static/headers-file.ts';
import { nginxFile } from '#hosting/static/nginx-file.ts';
import { staticSite, type StaticRedirect } from '#hosting/static/static-site.ts';

/** The configuration for hosts other than our server, by its files: headers, redirects, the 404 page. */
export function hostFiles(sources: PolicySources, redirects: StaticRedirect[]): [string, string][] {
  const site = staticSite(sources, redirects);
  return [
    ['_headers', headersFile(site)],
    ['.htaccess', apacheFile(site)],
    ['.build/nginx.conf', nginxFile(site)],
  ];
}
