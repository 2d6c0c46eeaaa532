/*
 * Does what systemd does for site.socket and site.service: listens on a free port of 127.0.0.1, passes that socket to
 * the given command, and runs the command again whenever it has ended. Each run is in the folder `HELD_IN`; if that is
 * a link, in its current target. Prints the port, then the process id of each run.
 */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

const server: Server & { _handle?: { fd: number } } = createServer();
server.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }, () => {
  console.log(`port ${(server.address() as AddressInfo).port}`);
  // This process's event loop never continues, so it accepts no connection itself.
  for (;;) {
    spawnSync('/bin/sh', ['-c', 'echo "started $$"; LISTEN_PID=$$ exec "$@"', 'sh', ...process.argv.slice(2)], {
      cwd: process.env['HELD_IN'],
      env: { ...process.env, LISTEN_FDS: '1' },
      // The fourth entry becomes descriptor 3, the first of the passed sockets (sd_listen_fds(3)).
      stdio: ['ignore', 'inherit', 'inherit', server._handle?.fd],
    });
  }
});
