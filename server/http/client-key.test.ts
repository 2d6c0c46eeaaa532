import { expect, it } from 'vitest';
import { clientKey, networkKey, organizationKey } from './client-key.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['192.0.2.7:4711', 'unknown'],
  ['<script>', 'unknown'],
])('the client of %j is %s', (address, client) => expect(clientKey(address)).toBe(client));

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['2001:db8:1:201::', '2001:db8:1:200::/56'],
  ['unknown', 'unknown'],
])('the network of %j is %s', (address, network) => expect(networkKey(address)).toBe(network));

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:0::/48'],
  ['2001:db8:1:ff00::', '2001:db8:1:0::/48'],
  ['unknown', 'unknown'],
])('the organization of %j is %s', (address, organization) => expect(organizationKey(address)).toBe(organization));
