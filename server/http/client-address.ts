import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The header in which a proxy in front names the client. */
export type ProxyHeader = 'x-forwarded-for' | 'forwarded';

/**
 * The address a request came from: the last one in the chain of proxies that is not one of our proxies. A proxy that
 * connects through a Unix socket has no address, and one that received a request that way says `unix:`; both are on
 * this machine and trusted. Text that is not an address is returned as is.
 *
 * Only one header is read: a proxy writes one and passes the other on as the visitor sent it.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isProxy: (address: string | undefined) => boolean,
  header: ProxyHeader,
): string {
  let address = socket.remoteAddress;
  if (!isProxy(address)) return address ?? '';
  const value = headers[header];
  const hops = (typeof value === 'string' ? value : '').split(',');
  // Begins with the last one: the host that an entry names may have made up the entries before it.
  while (hops.length > 0 && isProxy(address)) {
    const hop = hops.pop()?.trim() ?? '';
    if (hop !== '') address = bareAddress(header === 'forwarded' ? forParameter(hop) : hop);
  }
  return address ?? '';
}

/** One parameter of an element of Forwarded, such as `proto=https` or `for="[2001:db8::7]:4711"`, with the semicolons around it. */
const forwardedParameter = /[\s;]*([^\s=;"]+)\s*=(\s*"(?:\\.|[^"\\])*"\s*|[^;"]*)(?:;[\s;]*|$)/y;

/**
 * The value of `for` in an element of Forwarded (RFC 7239, 4): `for=192.0.2.7;proto=https`, `For="[2001:db8::7]:4711"`. '' if it
 * has none, and `unknown` if the element is malformed or has two. Read parameter by parameter: a visitor may have written an
 * address, such as `;for=192.0.2.8`, into the quoted value of another parameter. If that value has a comma, the element was
 * split there, and its part with the unpaired quotation mark is malformed.
 */
function forParameter(element: string): string {
  let client: string | undefined;
  forwardedParameter.lastIndex = 0;
  while (forwardedParameter.lastIndex < element.length) {
    const [, name = '', value = ''] = forwardedParameter.exec(element) ?? [];
    if (name === '') return 'unknown';
    if (name.toLowerCase() !== 'for') continue;
    // The proxy wrote one of them, but it is not known which.
    if (client !== undefined) return 'unknown';
    client = value.trim();
  }
  return client ?? '';
}

/** The address without quotation marks, brackets and port; undefined for a Unix socket. */
function bareAddress(text: string): string | undefined {
  const unquoted = text.replace(/^"(.*)"$/, '$1');
  if (unquoted.startsWith('unix:')) return undefined;
  const bare = /^\[([^\]]+)\](?::\w+)?$/.exec(unquoted)?.[1] ?? /^([\d.]+):\w+$/.exec(unquoted)?.[1] ?? unquoted;
  return isIP(bare) === 0 ? unquoted : bare;
}
