import { contentTypes } from '../content-type.ts';
import { revalidateCacheControl, immutableCacheControl, contentHashedFolders } from '../content-hashed-files.ts';
import { quote } from './quote.ts';
import type { StaticRedirect, StaticSite } from './static-site.ts';

/** The encodings of the compressed files, each with its extension. */
const encodings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/**
 * `.htaccess`: Apache 2.4 with mod_headers and mod_rewrite. Without these modules it answers 500 rather than serve
 * pages without headers.
 */
export function apacheFile({ headers, redirects }: StaticSite): string {
  const folders = contentHashedFolders.join('|');
  return `# Written by npm run build. Apache needs: a2enmod headers rewrite, and AllowOverride All for this folder.
Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 404 /404.html
FileETag MTime Size
${headers.map(([name, value]) => `Header always set ${name} ${quote(value)}`).join('\n')}
Header set Cache-Control "${revalidateCacheControl}"
Header set Cache-Control "${immutableCacheControl}" "expr=%{REQUEST_URI} =~ m#^/(${folders})/#"
Header merge Vary Accept-Encoding
${Object.entries(contentTypes).map(typeLine).join('\n')}
${encodings.map(([name, extension]) => `AddEncoding ${name} .${extension}`).join('\n')}

RewriteEngine On
# Not for visitors.
RewriteRule (^|/)\\.(?!well-known(/|$)) - [R=404,L]
RewriteRule ^_(headers|redirects)$ - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404\\.html$ - [R=404,L]
# Old addresses, before the proper ones of pages: an old one may end in index.html as well.
${redirects.map((redirect) => `${redirectRules(redirect)}\n`).join('')}# The proper address of a page.
RewriteCond %{THE_REQUEST} ^\\S+\\s+[^?\\s]*/index\\.html[?\\s]
RewriteRule ^(.*/)?index\\.html$ /$1 [R=308,L]
# What was compressed at build.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(.*/)?$ $1index.html
${encodings.map(compressedFileRule).join('\n')}
`;
}

/** The rule for the type of a file; also matches compressed files, whose last extension is `.br` or `.gz`. */
function typeLine([extension, type]: [string, string]): string {
  return `<FilesMatch "\\${extension}(\\.br|\\.gz)?$">\n  ForceType ${quote(type)}\n</FilesMatch>`;
}

function compressedFileRule([name, extension]: readonly [string, string]): string {
  return [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b`,
    `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    `RewriteRule ^(.+)$ $1.${extension} [E=no-gzip:1,E=no-brotli:1,L]`,
  ].join('\n');
}

/** The query string is kept for our own pages and dropped for other sites. */
function redirectRules({ from, to, status }: StaticRedirect): string {
  const pattern = `^${from.slice(1).replaceAll('.', '\\.')}/?$`;
  const rule = (target: string, flags: string) => `RewriteRule ${pattern} ${quote(target)} [R=${status},NE,${flags}]`;
  const target = escapeReferences(to);
  if (!to.startsWith('/')) return rule(target, 'QSD,L');
  const [path = '', anchor] = target.split('#');
  if (anchor === undefined) return rule(target, 'L');
  // Apache appends a query string after the anchor, as a part of it, unless the target has one.
  return ['RewriteCond %{QUERY_STRING} .', rule(`${path}?%{QUERY_STRING}#${anchor}`, 'L'), rule(target, 'L')].join(
    '\n',
  );
}

/** Escapes what mod_rewrite would read as a variable, a back-reference or an escape. */
function escapeReferences(target: string): string {
  return target.replace(/[\\$%]/g, '\\$&');
}
