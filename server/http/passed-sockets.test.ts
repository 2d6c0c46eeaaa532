import { expect, it } from 'vitest';
import { passedSockets } from './passed-sockets.ts';

it('passed sockets are the file descriptors from 3, as many as LISTEN_FDS says', () => {
  expect(passedSockets({ LISTEN_FDS: '2', LISTEN_PID: '77' }, 77)).toEqual([3, 4]);
});

it('there are none without LISTEN_FDS, or if they are meant for another process', () => {
  expect(passedSockets({}, 77)).toEqual([]);
  expect(passedSockets({ LISTEN_FDS: '1', LISTEN_PID: '76' }, 77)).toEqual([]);
  expect(passedSockets({ LISTEN_FDS: '1' }, 77)).toEqual([]);
});

it.each(['0', 'x', '-1', '1000'])('LISTEN_FDS of %j is refused with the fix', (value) => {
  expect(() => passedSockets({ LISTEN_FDS: value, LISTEN_PID: '77' }, 77)).toThrow(/^LISTEN_FDS is .*leave it out/);
});
