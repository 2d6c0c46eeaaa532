/** The parts of a request's target: the decoded path, and the query with its question mark, or ''. */
export type RequestTarget = { path: string; query: string };

/**
 * Parses a request's target. Undefined for a path that is malformed or hides a separator or a NUL in an escape: no page
 * has such an address.
 */
export function requestTarget(target: string): RequestTarget | undefined {
  // A client may send the whole URL (RFC 9112, 3.2.2).
  const relative = target.replace(/^https?:\/\/[^/?]*/i, '');
  const [beforeQuery = ''] = relative.split('?', 1);
  const query = relative.slice(beforeQuery.length);
  if (!beforeQuery.includes('%')) return { path: beforeQuery || '/', query };
  if (/%(2f|5c|00)/i.test(beforeQuery)) return undefined;
  try {
    return { path: decodeURIComponent(beforeQuery), query };
  } catch {
    return undefined;
  }
}
