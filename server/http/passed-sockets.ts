import { StartError } from '../startup/start-error.ts';

/** The first file descriptor that is passed; the others follow it. */
const firstDescriptor = 3;

/**
 * The sockets on which a service manager listens for this process, as file descriptors: systemd's socket activation,
 * sd_listen_fds(3). They outlive the process: connections made while no server runs wait there for the next one. Empty
 * if they are meant for another process.
 *
 * @throws StartError if the environment variables make no sense.
 */
export function passedSockets(environment: Record<string, string | undefined>, pid: number): number[] {
  const { LISTEN_FDS, LISTEN_PID } = environment;
  if (!LISTEN_FDS || LISTEN_PID !== String(pid)) return [];
  if (!/^[1-9]\d?$/.test(LISTEN_FDS)) {
    throw new StartError(
      `LISTEN_FDS is ${JSON.stringify(LISTEN_FDS)}: it is the number of sockets that are passed to this process, which ` +
        'systemd sets; leave it out to listen on HOST and PORT.',
    );
  }
  return Array.from({ length: Number(LISTEN_FDS) }, (_, index) => firstDescriptor + index);
}
