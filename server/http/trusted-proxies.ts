import { BlockList, isIP } from 'node:net';
import { SettingError } from '../startup/setting-error.ts';

/** Names of networks, as in Express and Fastify. */
const networksByName: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/**
 * Parses TRUST_PROXY: addresses, networks and names, separated by commas. A number of proxies is not accepted: a client
 * that reaches the port without a proxy could then write any address into X-Forwarded-For.
 *
 * @throws SettingError if an entry is none of these.
 */
export function parseTrustedProxies(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => networksByName.has(entry) || isNetwork(entry))) return entries;
  throw new SettingError(
    'TRUST_PROXY',
    `is ${JSON.stringify(text)}: set it to the addresses of your proxies, such as loopback or ` +
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

/**
 * Returns whether an address is one of the entries of `parseTrustedProxies`; a Unix socket, which has no address,
 * always is.
 */
export function proxyMatcher(entries: readonly string[]): (address: string | undefined) => boolean {
  const proxies = new BlockList();
  for (const entry of entries.flatMap((name) => networksByName.get(name) ?? [name])) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  // A request asks several times, nearly always about the proxy that the last one came from.
  let lastChecked: { address: string; isProxy: boolean } | undefined;
  return (address) => {
    if (address === undefined) return true;
    if (entries.length === 0) return false;
    if (lastChecked?.address !== address) {
      const [unzoned = ''] = address.split('%', 1);
      lastChecked = { address, isProxy: isIP(unzoned) !== 0 && proxies.check(unzoned, familyOf(unzoned)) };
    }
    return lastChecked.isProxy;
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
