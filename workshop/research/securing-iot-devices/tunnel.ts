/** OpenVPN: a server of tunnels, and a client without a network device or routes. */
import { spawn } from 'node:child_process';
import { pathOf } from './certificates.ts';
import type { Connection } from './protocols.ts';
import { run } from './server-process.ts';

/** A client with a device's certificate, once its tunnel is up; undefined if it is refused. The tunnel is open until it restarts. */
export async function connectTunnel(port: number, device: string): Promise<Connection | undefined> {
  const client = spawn('openvpn', [
    ...`--client --dev null --ifconfig-noexec --route-noexec --nobind --proto tcp-client --remote 127.0.0.1 ${port} --connect-retry-max 1 --hand-window 6 --ping 1 --ping-exit 20 --verb 3`.split(
      ' ',
    ),
    '--ca',
    pathOf('trusted-by-devices.crt'),
    '--cert',
    pathOf(`${device}.crt`),
    '--key',
    pathOf(`${device}.key`),
  ]);
  let log = '';
  client.stdout.on('data', (data: Buffer) => (log += data.toString()));
  const isServed = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), 10_000);
    const decide = (value: boolean) => {
      clearTimeout(timer);
      resolve(value);
    };
    client.stdout.on('data', () => {
      if (log.includes('Initialization Sequence Completed')) decide(true);
      if (/TLS Error|AUTH_FAILED|Connection reset|process exiting/.test(log)) decide(false);
    });
    client.once('exit', () => decide(false));
  });
  if (!isServed) {
    client.kill();
    return undefined;
  }
  const lengthAtStart = log.length;
  return {
    isOpen: () => client.exitCode === null && !/SIGUSR1|Restart|Connection reset/.test(log.slice(lengthAtStart)),
    end: () => client.kill(),
  };
}

/** Starts a server of tunnels that reads the revocation list; `options` are further options of OpenVPN. */
export function startTunnels(port: number, ...options: string[]) {
  return run('openvpn', [
    ...`--mode server --tls-server --dev tun --ifconfig 10.99.7.1 10.99.7.2 --ifconfig-pool 10.99.7.4 10.99.7.251`.split(
      ' ',
    ),
    ...`--topology net30 --proto tcp-server --local 127.0.0.1 --port ${port} --dh none --keepalive 1 60`.split(' '),
    '--duplicate-cn',
    ...Object.entries({
      ca: 'fleet-ca.crt',
      cert: 'broker.crt',
      key: 'broker.key',
      'crl-verify': 'revoked.crl',
    }).flatMap(([name, file]) => [`--${name}`, pathOf(file)]),
    ...options,
  ]);
}
