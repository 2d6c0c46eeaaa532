import { SocketAddress, isIPv4, isIPv6 } from 'node:net';

/**
 * The key by which one client's requests are counted: an IPv4 address, or the /64 of an IPv6 one, which is what a
 * single household or machine is given. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) counts as IPv4. Everything
 * that is not an address, as a forwarded header may contain, counts as one client.
 */
export function clientKey(address: string): string {
  return prefixOf(address, { ipv4: 32, ipv6: 64 });
}

/**
 * The key by which one network's requests are counted: a /24 of IPv4, and a /56 of IPv6, which a provider gives to one
 * customer. Both hold 256 clients.
 */
export function networkKey(address: string): string {
  return prefixOf(address, { ipv4: 24, ipv6: 56 });
}

/**
 * The key of the largest network that a provider gives to one customer: a /48 of IPv6, which holds 256 networks; a
 * /24 of IPv4. Several customers may share it, so its limit should be higher than a network's.
 */
export function organizationKey(address: string): string {
  return prefixOf(address, { ipv4: 24, ipv6: 48 });
}

/** The bits of an address's fourth group that belong to a prefix, by the length of the prefix. */
const fourthGroupMask = { 48: 0, 56: 0xff00, 64: 0xffff };

function prefixOf(address: string, bits: { ipv4: 24 | 32; ipv6: 48 | 56 | 64 }): string {
  const [unzoned = ''] = address.split('%', 1);
  if (isIPv4(unzoned)) return ipv4Prefix(unzoned.split('.').map(Number), bits.ipv4);
  if (!isIPv6(unzoned)) return 'unknown';
  const groups = groupsOf(unzoned);
  // ::ffff:0:0/96: an IPv4 address written as IPv6.
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535')
    return ipv4Prefix([high >> 8, high & 255, low >> 8, low & 255], bits.ipv4);
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const prefix = [first, second, third, fourth & fourthGroupMask[bits.ipv6]];
  return `${prefix.map((group) => group.toString(16)).join(':')}::/${bits.ipv6}`;
}

function ipv4Prefix(bytes: readonly number[], bits: 24 | 32): string {
  return bits === 32 ? bytes.join('.') : `${bytes.slice(0, 3).join('.')}.0/24`;
}

/** The eight groups of an IPv6 address, as numbers. */
function groupsOf(address: string): number[] {
  // SocketAddress writes it in lowercase and shortened, but keeps the dotted end of mapped addresses.
  const normalized = new SocketAddress({ address, family: 'ipv6' }).address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, ...parts: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    },
  );
  const [beforeGap = '', afterGap] = normalized.split('::');
  const parseGroups = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => parseInt(group, 16));
  const leading = parseGroups(beforeGap);
  if (afterGap === undefined) return leading;
  const trailing = parseGroups(afterGap);
  return [...leading, ...Array<number>(8 - leading.length - trailing.length).fill(0), ...trailing];
}
