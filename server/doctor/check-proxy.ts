import type { Config } from '../config.ts';
import type { Finding } from '../model/finding.ts';
import { missing, ok, wrong } from '../model/finding.ts';

/** Minimum prefix length of a trusted network, in bits: a shorter one covers more than anyone runs. */
const minBits = { ipv4: 8, ipv6: 16 };

/** Matches private IPv6 networks, which may be trusted as a whole, as the names `uniquelocal` and `linklocal` do. */
const privateIpv6 = /^f[cde][^/]*(?:$|\/(?:[7-9]|\d\d+)$)/i;

/** Checks whether the settings fit the way in which visitors reach the site, which is published at `address`. */
export function checkProxy(
  { host, trustedProxies, proxyHeader }: Pick<Config, 'host' | 'trustedProxies' | 'proxyHeader'>,
  address: string | undefined,
): Finding {
  const tooWide = trustedProxies.find((network) => {
    if (privateIpv6.test(network)) return false;
    const bits = /\/(\d+)$/.exec(network)?.[1];
    return bits !== undefined && Number(bits) < (network.includes(':') ? minBits.ipv6 : minBits.ipv4);
  });
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
