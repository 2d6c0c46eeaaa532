import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StageSchedule } from './stage-schedule.tsx';

test('each full hour has a label, also the one before a schedule that ends at half past', () => {
  const sets = [{ from: 20, to: 22.5, title: 'Late set' }];
  const stages = [{ name: 'Barn', place: 'North', sets }];
  const texts = { heading: 'Today', text: 'Four stages', label: 'Schedule', caption: 'Invented' };
  const markup = renderToStaticMarkup(<StageSchedule {...texts} opens={20} closes={22.5} now={21} stages={stages} />);
  expect(markup.match(/\d+ pm/g)).toEqual(['8 pm', '9 pm', '10 pm']);
});
