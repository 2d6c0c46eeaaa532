import { expect, test } from 'vitest';
import { mainThreadTime, type TraceEvent } from './main-thread-time.ts';

const thread = (tid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid,
  args: { name },
});
const task = (tid: number, dur: number, tdur?: number): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  dur,
  ...(tdur !== undefined && { tdur }),
});

test('only tasks of main threads are summed, in milliseconds', () => {
  const events = [
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    task(1, 3000, 1000),
    task(1, 2000, 500),
    task(2, 9000, 9000),
  ];
  expect(mainThreadTime(events)).toEqual({ processor: 1.5, wall: 5 });
});

test('a trace without thread times is refused, not counted as zero', () => {
  expect(() => mainThreadTime([thread(1, 'CrRendererMain'), task(1, 3000)])).toThrow('tdur');
});
