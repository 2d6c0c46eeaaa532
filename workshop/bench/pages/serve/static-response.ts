import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

interface StaticResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Matches the paths of files whose names contain a hash: they are cached forever. */
const hashedPath = /^\/(assets|pictures|_astro|_next\/static)\//;

/**
 * The response to a GET of `target` from the folder: files as they are, in brotli if there is a compressed one. With
 * `fallback`, an unknown address gets the home document, as a client-rendered app requires.
 */
export function staticResponse(folder: string, target: string, { fallback = false } = {}): StaticResponse {
  const path = normalize(decodeURIComponent(target.replace(/[?#].*/, '')));
  const file = fileOf(folder, path);
  if (file) return fileResponse(file, 200, path);
  if (!fallback && !path.endsWith('/') && fileOf(folder, `${path}/`)) {
    return { status: 301, headers: { location: `${path}/` }, body: null };
  }
  const isPage = !extname(path);
  if (fallback && isPage) return fileResponse(join(folder, 'index.html'), 200, path);
  const missing = join(folder, '404.html');
  return existsSync(missing) && isPage ? fileResponse(missing, 404, path) : { status: 404, headers: {}, body: null };
}

function fileOf(folder: string, path: string): string | null {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/** A response with a file, in brotli if there is a compressed one. */
function fileResponse(file: string, status: number, path: string): StaticResponse {
  const isCompressed = existsSync(`${file}.br`);
  return {
    status,
    headers: {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      // A document may be reused within a minute: what was prefetched serves the navigation.
      'cache-control': hashedPath.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      ...(isCompressed && { 'content-encoding': 'br' }),
    },
    body: readFileSync(isCompressed ? `${file}.br` : file),
  };
}
