import { expect, it } from 'vitest';
import { createFirstSubmissionTimes } from './first-submission-times.ts';

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);

/** Both of its clocks show the same. */
function firstSubmissionTimes(): { timeOf: (words: string, time: Date) => string } {
  let uptime = 0;
  const first = createFirstSubmissionTimes(() => uptime);
  return {
    timeOf(words, time) {
      uptime = time.getTime();
      return first.timeOf(words, time);
    },
  };
}

it("the same words within ten minutes were sent when they were first sent, also past a minute's end", () => {
  const first = firstSubmissionTimes();
  expect(first.timeOf('a', at('18:00:59.900'))).toBe('2026-11-21T18:00:00.000Z');
  expect(first.timeOf('b', at('18:01:00.000'))).toBe('2026-11-21T18:01:00.000Z');
  expect(first.timeOf('a', at('18:01:00.100'))).toBe('2026-11-21T18:00:00.000Z');
  expect(first.timeOf('a', at('18:10:59.000'))).toBe('2026-11-21T18:00:00.000Z');
  expect(first.timeOf('a', at('18:11:00.000'))).toBe('2026-11-21T18:11:00.000Z');
});

it('two servers agree on the time of two clicks', () => {
  const [one, other] = [firstSubmissionTimes(), firstSubmissionTimes()];
  expect(one.timeOf('a', at('18:00:10.000'))).toBe(other.timeOf('a', at('18:00:10.700')));
});

it('what was sent long ago makes room, and too many do not fill the memory', () => {
  const first = firstSubmissionTimes();
  for (let post = 0; post <= 10_000; post++) first.timeOf(`post ${post}`, at('18:00:00.000'));
  expect(first.timeOf('post 10000', at('18:01:00.000'))).toBe('2026-11-21T18:00:00.000Z');
  expect(first.timeOf('post 0', at('18:01:00.000'))).toBe('2026-11-21T18:01:00.000Z');
});

it('the same words ten minutes later were sent then, also when the clock was set back meanwhile', () => {
  let uptime = 0;
  const first = createFirstSubmissionTimes(() => uptime);
  expect(first.timeOf('a', at('18:00:00.000'))).toBe('2026-11-21T18:00:00.000Z');
  uptime = 600_000;
  expect(first.timeOf('a', at('12:10:00.000'))).toBe('2026-11-21T12:10:00.000Z');
});
