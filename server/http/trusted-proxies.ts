import { isIP } from 'node:net';
import { StartError } from '../start-error.ts';

/** Names for networks that Fastify knows: 127.0.0.0/8 and ::1, 169.254.0.0/16 and fe80::/10, the private ones. */
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads TRUST_PROXY: addresses, networks and names, separated by commas. A number of proxies is not taken: whoever
 * reaches the port without a proxy could then write what address he likes into X-Forwarded-For.
 *
 * @throws StartError
 */
export function parseTrustedProxies(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => named.has(entry) || isNetwork(entry))) return entries;
  throw new StartError(
    `TRUST_PROXY is ${JSON.stringify(text)}: set it to the addresses of your proxies, such as loopback or ` +
      '192.0.2.1, 10.0.0.0/8.',
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // A network of 0 bits is everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
