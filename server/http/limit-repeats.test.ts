import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitRepeats } from './limit-repeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an event is reported at once, and its repetitions once a minute with their number', () => {
  const reports: string[] = [];
  const happened = limitRepeats((event: 'one' | 'other', times) => void reports.push(`${event}: ${times}`));
  for (let time = 1; time <= 1000; time += 1) happened('one');
  happened('other');
  expect(reports).toEqual(['one: 1', 'other: 1']);
  vi.advanceTimersByTime(59_999);
  happened('one');
  expect(reports).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(reports.slice(2)).toEqual(['one: 1000']);
  happened('one');
  vi.advanceTimersByTime(60_000);
  expect(reports.slice(3)).toEqual(['one: 1']);
  vi.advanceTimersByTime(600_000);
  expect(reports).toHaveLength(4);
  happened('one');
  expect(reports.slice(4)).toEqual(['one: 1']);
});
