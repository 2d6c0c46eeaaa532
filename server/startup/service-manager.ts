import { execFile } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** The part of the server's log that is used here. */
type Log = { error(facts: object, message: string): void };

/** Runs `systemd-notify` with these arguments. Rejects if it fails. */
type Notify = (...args: string[]) => Promise<void>;

/**
 * Tells the service manager that started this process that it is ready, and from then on, at half of the watchdog's
 * interval, that it is alive: sd_notify(3), sd_watchdog_enabled(3). The event loop sends that, so a hanging process is
 * silent, and the service manager restarts it. Does nothing if no service manager asked for it.
 *
 * The socket is a Unix datagram socket, which Node cannot send to: systemd's own program does, at the cost of a process each time.
 * The unit needs `NotifyAccess=all`, because that process is not the main one.
 */
export function reportToServiceManager(
  environment: Environment,
  pid: number,
  log: Log,
  notify: Notify = systemdNotify,
): void {
  if (!environment['NOTIFY_SOCKET']) return;
  const send = (...args: string[]): void => {
    notify(...args).catch(({ message }: Error) =>
      log.error({ reason: message }, 'systemd-notify failed: systemd may restart this server as not started or hung'),
    );
  };
  send('--ready');
  const interval = watchdogInterval(environment, pid);
  if (interval !== undefined) setInterval(() => send('WATCHDOG=1'), interval).unref();
}

/**
 * Milliseconds between two signs of life: half of the microseconds that the service manager waits. Undefined if it expects
 * none from this process.
 */
function watchdogInterval({ WATCHDOG_USEC, WATCHDOG_PID }: Environment, pid: number): number | undefined {
  if (WATCHDOG_PID !== undefined && WATCHDOG_PID !== String(pid)) return undefined;
  const microseconds = Number(WATCHDOG_USEC);
  return microseconds > 0 ? microseconds / 2000 : undefined;
}

/** Milliseconds after which systemd-notify is considered hung. */
const notifyTimeout = 10_000;

function systemdNotify(...args: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  execFile('systemd-notify', args, { timeout: notifyTimeout }, (error) => (error ? reject(error) : resolve()));
  return promise;
}
