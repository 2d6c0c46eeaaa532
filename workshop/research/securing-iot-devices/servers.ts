/**
 * The servers in Debian that read a revocation list: how each is started on a free port, and how it is told to reload.
 */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { folder, pathOf } from './certificates.ts';
import { connect, protocols, type Connection } from './protocols.ts';
import { run } from './server-process.ts';
import { postgresPrograms, startPostgres } from './start-postgres.ts';
import { connectTunnel, startTunnels } from './tunnel.ts';

export interface Server {
  name: string;
  /** The command that prints the version. */
  version: [command: string, ...args: string[]];
  /** A description of an open connection, for the reader. */
  session: string;
  start: (port: number) => ChildProcess;
  /** The way to make the server reload its files; undefined if it does so by itself. */
  reload?: { how: string; signal: NodeJS.Signals };
  /** The signal that stops the server without waiting for its connections; by default SIGTERM. */
  stopSignal?: NodeJS.Signals;
  connect: (port: number, device: string) => Promise<Connection | undefined>;
}

/** The port of the service behind HAProxy and stunnel. Set by `prepareServers`, before any server starts. */
let echoPort = 0;

/** Writes a file of settings and returns its path. */
function writeSettings(name: string, text: string): string {
  writeFileSync(pathOf(name), text);
  return pathOf(name);
}

/** Creates a function that connects by a protocol. */
const connectBy = (protocol: keyof typeof protocols) => (port: number, device: string) =>
  connect(protocols[protocol], port, device);
const apacheModules = '/usr/lib/apache2/modules';
const webSession = 'HTTP connection, a request a second';

export const servers: Server[] = [
  {
    name: 'nginx',
    version: ['nginx', '-v'],
    session: webSession,
    reload: { how: 'SIGHUP', signal: 'SIGHUP' },
    connect: connectBy('http'),
    start: (port) =>
      run('nginx', [
        '-c',
        writeSettings(
          'nginx.conf',
          `daemon off; user root; pid ${pathOf('nginx.pid')}; error_log ${pathOf('nginx.log')}; events {}
http { access_log off; server { listen 127.0.0.1:${port} ssl; keepalive_timeout 600; keepalive_requests 10000;
ssl_certificate ${pathOf('broker.crt')}; ssl_certificate_key ${pathOf('broker.key')}; ssl_client_certificate ${pathOf('fleet-ca.crt')};
ssl_verify_client on; ssl_crl ${pathOf('revoked.crl')}; ssl_session_cache off; ssl_session_tickets off;
location / { return 200 'in'; } } }`,
        ),
      ]),
  },
  {
    name: 'Apache',
    version: ['apache2', '-v'],
    session: webSession,
    reload: { how: 'graceful (SIGUSR1)', signal: 'SIGUSR1' },
    connect: connectBy('http'),
    start: (port) => {
      mkdirSync(pathOf('htdocs'), { recursive: true });
      writeSettings('htdocs/index.html', 'in');
      const modules = ['mpm_event', 'ssl', 'socache_shmcb', 'authz_core', 'dir'];
      const load = modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n');
      return run('apache2', [
        '-DFOREGROUND',
        '-f',
        writeSettings(
          'apache.conf',
          `${load}\nServerRoot ${folder}\nServerName localhost\nPidFile ${pathOf('apache.pid')}\nErrorLog ${pathOf('apache.log')}
DefaultRuntimeDir ${folder}\nListen 127.0.0.1:${port}\nUser www-data\nKeepAliveTimeout 600\nMaxKeepAliveRequests 0
DocumentRoot ${pathOf('htdocs')}\nDirectoryIndex index.html\nSSLEngine on\nSSLCertificateFile ${pathOf('broker.crt')}
SSLCertificateKeyFile ${pathOf('broker.key')}\nSSLCACertificateFile ${pathOf('fleet-ca.crt')}\nSSLVerifyClient require
SSLCARevocationFile ${pathOf('revoked.crl')}\nSSLCARevocationCheck leaf\nSSLSessionTickets off\nSSLSessionCache none\n`,
        ),
      ]);
    },
  },
  {
    name: 'HAProxy',
    version: ['haproxy', '-v'],
    session: 'TCP connection to an echo service',
    reload: { how: 'SIGUSR2', signal: 'SIGUSR2' },
    connect: connectBy('echo'),
    start: (port) =>
      run('haproxy', [
        '-W',
        '-f',
        writeSettings(
          'haproxy.cfg',
          `defaults\n mode tcp\n timeout connect 2s\n timeout client 600s\n timeout server 600s\nfrontend fleet
 bind 127.0.0.1:${port} ssl crt ${pathOf('broker.pem')} ca-file ${pathOf('fleet-ca.crt')} crl-file ${pathOf('revoked.crl')} verify required no-tls-tickets
 default_backend echo\nbackend echo\n server one 127.0.0.1:${echoPort}\n`,
        ),
      ]),
  },
  {
    name: 'stunnel',
    version: ['stunnel4', '-version'],
    session: 'TCP connection to an echo service',
    reload: { how: 'SIGHUP', signal: 'SIGHUP' },
    connect: connectBy('echo'),
    start: (port) =>
      run('stunnel4', [
        writeSettings(
          'stunnel.conf',
          `foreground = yes\npid =\n[fleet]\naccept = 127.0.0.1:${port}\nconnect = 127.0.0.1:${echoPort}\ncert = ${pathOf('broker.crt')}
key = ${pathOf('broker.key')}\nCAfile = ${pathOf('fleet-ca.crt')}\nCRLfile = ${pathOf('revoked.crl')}\nverifyChain = yes\nTIMEOUTidle = 600\n`,
        ),
      ]),
  },
  {
    name: 'OpenVPN',
    version: ['openvpn', '--version'],
    session: 'tunnel with a ping a second',
    connect: connectTunnel,
    start: (port) => startTunnels(port),
  },
  {
    name: 'OpenVPN, new keys every 10 s',
    version: ['openvpn', '--version'],
    session: 'tunnel with a ping a second',
    connect: connectTunnel,
    start: (port) => startTunnels(port, '--reneg-sec', '10'),
  },
  {
    name: 'PostgreSQL',
    version: [`${postgresPrograms}/postgres`, '--version'],
    session: 'session, a query a second',
    reload: { how: 'SIGHUP', signal: 'SIGHUP' },
    connect: connectBy('postgres'),
    stopSignal: 'SIGINT',
    start: (port) => startPostgres(port, 'file'),
  },
  {
    name: 'PostgreSQL with a folder',
    version: [`${postgresPrograms}/postgres`, '--version'],
    session: 'session, a query a second',
    connect: connectBy('postgres'),
    stopSignal: 'SIGINT',
    start: (port) => startPostgres(port, 'folder'),
  },
  {
    name: 'RabbitMQ',
    version: ['dpkg-query', '-W', '-f', 'rabbitmq-server ${Version}', 'rabbitmq-server'],
    session: 'AMQP connection, not logged in',
    connect: connectBy('amqp'),
    start: (port) => {
      writeSettings('rabbit.conf', 'listeners.tcp = none\nhandshake_timeout = 600000\n');
      writeSettings(
        'advanced.config',
        `[{rabbit,[{ssl_listeners,[{"127.0.0.1",${port}}]},{ssl_options,[{cacertfile,"${pathOf('fleet-ca.crt')}"},{certfile,"${pathOf('broker.crt')}"},{keyfile,"${pathOf('broker.key')}"},{verify,verify_peer},{fail_if_no_peer_cert,true},{crl_check,true},{crl_cache,{ssl_crl_hash_dir,{internal,[{dir,"${pathOf('lists')}"}]}}}]}]}].\n`,
      );
      return run('/usr/lib/rabbitmq/bin/rabbitmq-server', [], {
        HOME: folder,
        RABBITMQ_NODENAME: 'lists@localhost',
        RABBITMQ_MNESIA_BASE: pathOf('mnesia'),
        RABBITMQ_LOGS: pathOf('rabbit.log'),
        RABBITMQ_ENABLED_PLUGINS_FILE: pathOf('plugins'),
        RABBITMQ_CONFIG_FILE: pathOf('rabbit.conf'),
        RABBITMQ_ADVANCED_CONFIG_FILE: pathOf('advanced.config'),
      });
    },
  },
  {
    name: 'Mosquitto',
    version: ['mosquitto', '-h'],
    session: 'MQTT session, a ping a second',
    reload: { how: 'SIGHUP', signal: 'SIGHUP' },
    connect: connectBy('mqtt'),
    start: (port) =>
      run('mosquitto', [
        '-c',
        writeSettings(
          'lists.conf',
          `listener ${port} 127.0.0.1\ncafile ${pathOf('fleet-ca.crt')}\ncertfile ${pathOf('broker.crt')}\nkeyfile ${pathOf('broker.key')}
crlfile ${pathOf('revoked.crl')}\nrequire_certificate true\nallow_anonymous true\nuser root\n`,
        ),
      ]),
  },
];

/** Starts the service behind HAProxy and stunnel, and writes files that only some servers need. */
export async function prepareServers() {
  const echo = createServer((socket) => socket.on('error', () => {}).pipe(socket));
  await new Promise<void>((ready) => echo.listen(0, '127.0.0.1', ready));
  echoPort = (echo.address() as { port: number }).port;
  chmodSync(folder, 0o755);
  execFileSync('sh', ['-c', 'cat broker.crt broker.key > broker.pem'], { cwd: folder });
  for (const name of readdirSync(folder)) {
    if (/\.(crt|key|crl|pem)$/.test(name)) chmodSync(pathOf(name), 0o644);
  }
  writeSettings('plugins', '[].\n');
  return { close: () => echo.close() };
}
