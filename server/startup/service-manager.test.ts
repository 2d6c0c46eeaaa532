import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportToServiceManager } from './service-manager.ts';

describe('the service manager', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function reportAndRecord(environment: Record<string, string>, notify = async (): Promise<void> => {}) {
    const calls: string[] = [];
    const errors: string[] = [];
    reportToServiceManager(environment, 7, { error: (_, message) => void errors.push(message) }, (...args) => {
      calls.push(args.join(' '));
      return notify();
    });
    return { calls, errors };
  }

  it('is told that the server is ready, then that it is alive, twice per interval', () => {
    const { calls } = reportAndRecord({ NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '30000000', WATCHDOG_PID: '7' });
    expect(calls).toEqual(['--ready']);
    vi.advanceTimersByTime(30_000);
    expect(calls).toEqual(['--ready', 'WATCHDOG=1', 'WATCHDOG=1']);
  });

  it('is told nothing if there is none', () => {
    const { calls } = reportAndRecord({ WATCHDOG_USEC: '30000000' });
    vi.advanceTimersByTime(60_000);
    expect(calls).toEqual([]);
  });

  it.each([{}, { WATCHDOG_USEC: '30000000', WATCHDOG_PID: '8' }])(
    'is told only that it is ready if it expects no sign of life: %o',
    (watchdog) => {
      const { calls } = reportAndRecord({ NOTIFY_SOCKET: '/run/notify', ...watchdog });
      vi.advanceTimersByTime(60_000);
      expect(calls).toEqual(['--ready']);
    },
  );

  it('is reported in the log, with the consequences, if it cannot be notified', async () => {
    const { errors } = reportAndRecord({ NOTIFY_SOCKET: '/run/notify' }, () => Promise.reject(new Error('ENOENT')));
    await vi.advanceTimersByTimeAsync(0);
    expect(errors).toEqual(['systemd-notify failed: systemd may restart this server as not started or hung']);
  });
});
