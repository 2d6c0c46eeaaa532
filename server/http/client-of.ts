import { SocketAddress, isIPv4, isIPv6 } from 'node:net';

/**
 * What stands for one client when its requests are counted: an IPv4 address, or the /64 of an IPv6 one, since that is
 * what a single household or machine is given. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is IPv4. Whatever
 * is no address, as a forwarded header may hold, is one client together.
 */
export function clientOf(address: string): string {
  const [unzoned = ''] = address.split('%', 1);
  if (isIPv4(unzoned)) return unzoned;
  if (!isIPv6(unzoned)) return 'unknown';
  const groups = groupsOf(unzoned);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === '0,0,0,0,0,65535') return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The system writes it in lower case and shortened, but keeps a dotted end for mapped addresses.
  const tidy = new SocketAddress({ address, family: 'ipv6' }).address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, ...parts: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    },
  );
  const [before = '', after] = tidy.split('::');
  const numbers = (text: string): number[] => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const start = numbers(before);
  if (after === undefined) return start;
  const end = numbers(after);
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
