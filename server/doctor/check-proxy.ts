import { BlockList, isIPv4 } from 'node:net';
import type { Config } from '../config.ts';
import type { Finding } from '../model/finding.ts';
import { missing, ok, wrong } from '../model/finding.ts';

/** A network of IPv6, such as fc00::/7. */
type Network = { address: string; bits: number };

/** Minimum prefix length of a trusted network, in bits: a shorter one covers more than anyone runs. */
const minBits = { ipv4: 8, ipv6: 16 };

/** Ranges of IPv6 with another minimum: it applies to each network that contains the range or is part of it. */
const specialRanges: readonly (Network & { minBits: number })[] = [
  // Unique local addresses, which may be trusted as a whole, as by the name `uniquelocal` (RFC 4193, 3.1).
  { address: 'fc00::', bits: 7, minBits: 7 },
  // Link-local addresses, likewise by `linklocal` (RFC 4291, 2.5.6).
  { address: 'fe80::', bits: 10, minBits: 10 },
  // IPv4 addresses as a server that listens for IPv6 sees them (RFC 4291, 2.5.5.2).
  { address: '::ffff:0:0', bits: 96, minBits: 96 + minBits.ipv4 },
];

/** Checks whether the settings fit the way in which visitors reach the site, which is published at `address`. */
export function checkProxy(
  { host, trustedProxies, proxyHeader }: Pick<Config, 'host' | 'trustedProxies' | 'proxyHeader'>,
  address: string | undefined,
): Finding {
  const tooWide = trustedProxies.find(isTooWide);
  if (tooWide !== undefined) {
    return wrong(
      'proxy',
      `TRUST_PROXY trusts all of ${tooWide}, where any host could claim any address: name only the proxy`,
    );
  }
  const needsProxy = address?.startsWith('https:') === true && !host.startsWith('/');
  if (trustedProxies.length === 0 && needsProxy) {
    return missing(
      'proxy',
      `${address} needs a proxy for TLS, and TRUST_PROXY names none, so all visitors would share one visitor's limits: set it ` +
        'to loopback if the proxy is on this machine',
    );
  }
  if (trustedProxies.length === 0) return ok('proxy', 'no proxy is trusted');
  return ok('proxy', `${trustedProxies.join(', ')} trusted in ${proxyHeader}`);
}

/** Whether an entry of TRUST_PROXY is a network that is too wide to be trusted. Names and single addresses are not. */
function isTooWide(entry: string): boolean {
  const [address = '', prefixLength] = entry.split('/');
  if (prefixLength === undefined) return false;
  const bits = Number(prefixLength);
  if (isIPv4(address)) return bits < minBits.ipv4;
  const network = { address, bits };
  const special = specialRanges.find((range) => contains(range, address) || contains(network, range.address));
  return bits < (special?.minBits ?? minBits.ipv6);
}

/** Whether an IPv6 network contains an address. */
function contains({ address, bits }: Network, other: string): boolean {
  const network = new BlockList();
  network.addSubnet(address, bits, 'ipv6');
  return network.check(other, 'ipv6');
}
