import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { StageSchedule } from './stage-schedule.tsx';

// Tests have no style sheets: the background's name stands for its class.
vi.mock('../../ui/background.ts', () => ({ backgroundClass: (background: string) => background }));

const texts = { heading: 'Today', text: 'Four stages', label: 'Schedule', caption: 'Invented' };

test('each full hour before the end has a label, including the last one of a schedule that ends at half past', () => {
  const sets = [{ from: 20, to: 22.5, title: 'Late set' }];
  const stages = [{ name: 'Barn', place: 'North', sets }];
  const markup = renderToStaticMarkup(<StageSchedule {...texts} opens={20} closes={22.5} now={21} stages={stages} />);
  expect(markup.match(/\d+ pm/g)).toEqual(['8 pm', '9 pm', '10 pm']);
});

test('a set that ends at the current time is over, and one that begins then is not', () => {
  const sets = [
    { from: 20, to: 21, title: 'First set' },
    { from: 21, to: 22, title: 'Second set' },
  ];
  const stages = [{ name: 'Barn', place: 'North', sets }];
  const markup = renderToStaticMarkup(<StageSchedule {...texts} opens={20} closes={22} now={21} stages={stages} />);
  expect(markup.match(/<li class="[^"]*"/g)).toEqual(['<li class="chalk"', '<li class="cobalt"']);
});
