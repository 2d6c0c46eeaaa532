import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const rules = join(import.meta.dirname, '../../hosting/nftables.conf');
const program = join(import.meta.dirname, 'connect-at-web-port.ts');

/** The command line that runs a command in a separate network namespace, isolated from this machine's rules and ports. */
const commandInOwnNetwork = (command: string, ...args: string[]) =>
  ['unshare', ['--net', 'sh', '-ec', `ip link set lo up; ${command}`, 'sh', ...args]] as const;

it('with hosting/nftables.conf, one address can have 256 connections, and another address is still accepted', async ({
  annotate,
  skip,
}) => {
  // Probes without the rules: a mistake in them must fail the test, not skip it.
  const probe = spawnSync(...commandInOwnNetwork('nft list ruleset'));
  if (probe.status !== 0) skip('needs root, a separate network, and Debian’s nftables and iproute2');
  const output = execFileSync(
    ...commandInOwnNetwork('nft --file "$1"; exec "$2" "$3"', rules, process.execPath, program),
    {
      encoding: 'utf8',
    },
  );
  await annotate(`let in: ${output.trim()}`);
  expect(JSON.parse(output)).toEqual({ acceptedCount: 256, isOtherAccepted: true });
});
