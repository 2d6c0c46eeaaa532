import { BlockList, isIP } from 'node:net';
import { StartError } from '../startup/start-error.ts';

/** Names for networks, as Express and Fastify have them. */
const named: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

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

/** Tells whether an address is one of those that `parseTrustedProxies` gave; a Unix socket, which has none, always is. */
export function proxyMatcher(entries: readonly string[]): (address: string | undefined) => boolean {
  const proxies = new BlockList();
  for (const entry of entries.flatMap((name) => named.get(name) ?? [name])) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  // Mostly it is the same proxy that asks, several times a request.
  let known: { address: string; isProxy: boolean } | undefined;
  return (address) => {
    if (address === undefined) return true;
    if (entries.length === 0) return false;
    if (known?.address !== address) {
      const [unzoned = ''] = address.split('%', 1);
      known = { address, isProxy: isIP(unzoned) !== 0 && proxies.check(unzoned, familyOf(unzoned)) };
    }
    return known.isProxy;
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
