import { contentTypes } from '../content-type.ts';
import { revalidateCacheControl, immutableCacheControl, contentHashedFolders } from '../content-hashed-files.ts';
import { quote } from './quote.ts';
import type { StaticRedirect, StaticSite } from './static-site.ts';

/** The types that have a charset. nginx adds one to text/html by default, and warns if text/html is listed. */
const charsetTypes = [...new Set(Object.values(contentTypes).filter((type) => type.includes(';')))]
  .map((type) => type.replace(/;.*/, ''))
  .filter((type) => type !== 'text/html');

/**
 * `.build/nginx.conf`, to be included in a `server` of nginx whose root is `dist/`. Four backslashes in the template are two
 * in the file, which are one for the regular expression.
 */
export function nginxFile({ headers, redirects }: StaticSite): string {
  const headerLines = headers.map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  return `# Written by npm run build. Include it in the server whose root is this site:
#   server { listen 443 ssl http2; server_name www.example.com; root /srv/www; include /srv/www/.build/nginx.conf; }
index index.html;
error_page 404 /404.html;
absolute_redirect off;
charset utf-8;
charset_types ${charsetTypes.join(' ')};
types {
${Object.entries(contentTypes).map(typeLine).join('\n')}
}
default_type application/octet-stream;
# What was compressed at build. With Debian's libnginx-mod-http-brotli-static also: brotli_static on;
gzip_static on;
gzip_vary on;
${headerLines.join('\n')}
add_header Cache-Control "${revalidateCacheControl}" always;
# Not for visitors.
location = /404.html { internal; }
location ~ "^/_(headers|redirects)$|/\\.(?!well-known(/|$))" { return 404; }
# A page has one address, without index.html. What begins with two slashes would lead to another site. In a location, so that an
# old address that ends in index.html, which has a location of its own, comes first.
location ~ "/index\\.html$" {
  if ($request_uri ~ "^(/(?:[^/\\\\\\\\?][^?]*/)?)index\\.html(\\?|$)") { return 308 $1$is_args$args; }
}
${contentHashedFolders.map((folder) => hashedFolderLocation(folder, headerLines)).join('\n')}
${redirects.map((redirect) => `${redirectLocations(redirect)}\n`).join('')}`;
}

function typeLine([extension, type]: [string, string]): string {
  return `  ${type.replace(/;.*/, '')} ${extension.slice(1)};`;
}

/**
 * An nginx location that adds a header inherits no headers from the levels above it. The lifetime has no `always`, so that a 404
 * for a file that is not there yet is not cached for a year.
 */
function hashedFolderLocation(folder: string, headerLines: string[]): string {
  return `location ^~ /${folder}/ {\n  ${[...headerLines, `add_header Cache-Control "${immutableCacheControl}";`].join('\n  ')}\n}`;
}

function redirectLocations({ from, to, status }: StaticRedirect): string {
  const [address = '', anchor] = to.split('#');
  // The query string is kept for our own pages and dropped for other sites.
  const query = to.startsWith('/') ? '$is_args$args' : '';
  const fragment = anchor === undefined ? '' : `#${percentEncodeSpecialCharacters(anchor)}`;
  const target = `${percentEncodeSpecialCharacters(address)}${query}${fragment}`;
  return [from, `${from}/`].map((path) => `location = ${path} { return ${status} "${target}"; }`).join('\n');
}

/**
 * Percent-encodes what nginx would read as a variable, the end of a string or an escape: it has no escape for a literal
 * dollar sign.
 */
function percentEncodeSpecialCharacters(address: string): string {
  return address.replace(/[$"\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
