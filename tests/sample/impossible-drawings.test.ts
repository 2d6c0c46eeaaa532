import { expect, test } from 'vitest';
import { isContentError } from '#prerender/content/content-error.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { copyContent } from '../content/content-copy.ts';

/**
 * Changes to values that the drawing of a page cannot show, by the page's file: what is replaced, and the message about it, if any. Further
 * messages about one change have an empty `from`.
 */
const impossibleChanges: Record<string, [from: string, to: string, message?: string][]> = {
  'techniques.yaml': [['number: 6', 'number: 7', '5 › number: is 7, but the largest number allowed is 6: correct it']],
  'pages/careers.yaml': [
    [
      'from: 15, to: 17',
      'from: 14, to: 17',
      'week › days › 1 › blocks › 2 › from: is before 15, when the one above it ends: correct one of them',
    ],
  ],
  'pages/church-directory.yaml': [
    [
      "    - { name: Mia, picture: { picture: congregation/13, alt: '' } }\n",
      "    - { name: Mia, picture: { picture: congregation/13, alt: '' } }\n    - { name: Ann, picture: { picture: congregation/13, alt: '' } }\n",
      'pews › 0: has 4 people, but this pew has room for 3: delete some',
    ],
  ],
  'pages/development-center-services.yaml': [
    ['percent: 8', 'percent: 7', 'cost › shares › 3 › percent: is too small to be drawn: write 8 or more'],
    [
      'percent: 11',
      'percent: 14',
      'cost › shares: are not in order: write the largest first, which is set in larger type',
    ],
    ['percent: 13', 'percent: 11'],
  ],
  'pages/expertise.yaml': [
    [
      "time: '8:04'",
      "time: '10:45 pm'",
      'day › moments › 0 › time: is too long for its column: write hour and minute, such as 8:04',
    ],
  ],
  'pages/extended-team-services.yaml': [
    [
      '{ name: Done, cards',
      '{ name: Done, moving: true, cards',
      'kanban › board › columns › 3 › moving: has no column to move to, because this is the last one: delete the line',
    ],
  ],
  'pages/home.yaml': [["time: '5:40'", "time: '17:40'", 'day › scenes › 0 › time: is not a time such as 5:40']],
  'pages/it-business-consulting.yaml': [
    [
      'fate: never',
      'fate: later',
      'startups › sheet › groups: are not in the order first, later, never: write one group of each fate',
    ],
    [
      '- name: by hand',
      '- name: by hand\n        note: It takes long.',
      'automation › minutes › tracks › 0 › note: has no room beside its track, which is more than half as long as the longest: delete the line',
    ],
  ],
  'pages/services.yaml': [
    [
      'yours: 3, ours: 1',
      'yours: 3, ours: 2',
      'tables › consulting › ours: makes more than 4 seats with yours, and the drawing has no room for more: correct one of them',
    ],
  ],
  'pages/jj-eve.yaml': [
    ['now: 14.334', 'now: 21', 'schedule › now: is not between 11 and 20, which are drawn: correct one of them'],
    [
      'to: 12.25',
      'to: 11',
      'schedule › stages › 0 › sets › 0 › to: is not after 11.5, when it begins: write a later hour',
    ],
    [
      'to: 19.75',
      'to: 20.5',
      'schedule › stages › 0 › sets › 4 › to: is not between 11 and 20, which are drawn: correct one of them',
    ],
    [
      'from: 13, to: 14.25, title: Two',
      'from: 11.5, to: 14.25, title: Two',
      'schedule › stages › 1 › sets › 1 › from: is before 12, when the one above it ends: correct one of them',
    ],
    [
      'sold: 96,',
      'sold: 9600,',
      'tickets › kinds › 2 › sold: is more than 96, the number of tickets in all: correct one of them',
    ],
  ],
  'pages/jj-kit.yaml': [
    ['[42, 39', '[46, 39', 'burndown › remaining › 0: is 46, but the largest number allowed is 45: correct it'],
    ['day: 2,', 'day: 5,', 'burndown › notes › 1 › day: “5” appears twice: change one of them'],
    ['day: 10,', 'day: 11,', 'burndown › notes › 2 › day: is after day 10, the last of remaining: correct one of them'],
    [
      'added: 5',
      'added: 4',
      'burndown › added: is day 4, on which remaining does not rise: name the day on which points were added',
    ],
    [
      'full: true',
      'full: false',
      'board › columns: needs full: true in the second column and in no other: the drawing has a column at its limit there',
    ],
    [
      '        - { title: Sign-in, text: Your Microsoft or Google accounts. }\n',
      '',
      'deliverables › steps › 1 › items: has 3 cards, but the step before it has 3: stairs go down, so give it fewer',
    ],
  ],
  'pages/jj-timesheet.yaml': [
    [
      "last: '400'",
      "last: '4'",
      'pricing › prices › 1 › last: is not more than 50, the last of a price above: correct one of them',
    ],
    [
      "    - { when: '2021',",
      "    - { when: '2018', title: A, text: B }\n    - { when: '2019', title: A, text: B }\n    - { when: '2021',",
      'timeline › steps: has 7 entries, but at most 6 are allowed: delete some',
    ],
  ],
  'pages/model-training.yaml': [
    ['count: 3840', 'count: 0', 'intro › whole › 0 › count: is 0, but the number has to be above 0: correct it'],
    ['count: 817', 'count: 818', 'intro › exam: has 961 examples, but 960 are held out in whole: correct one of them'],
  ],
  'pages/pos-system.yaml': [
    [
      "time: '12:20', name: Line down",
      "time: '11:00', name: Line down",
      'offline › moments: has the same time twice, with nothing to draw in between: correct one of them',
    ],
    [
      'left: 21, top: 8',
      'left: 22, top: 8',
      'floor › tables › 5 › width: extends beyond the floor, which is 24 wide and 14 high: correct it',
    ],
    [
      'seats: 2, guests: 1',
      'seats: 2, guests: 3',
      'floor › tables › 8 › guests: is more than seats: correct one of them',
    ],
    [
      "number: '3', seats: 2, guests: 0",
      "number: '3', seats: 2, guests: 1",
      'floor › tables › 2 › guests: contradicts state: a free table has no guests, every other one has some',
    ],
    [
      "late, note: '9:40', left: 6,",
      "late, note: '9:40', left: 4,",
      'floor › tables › 1: covers squares of another room or table: move one of them',
    ],
    [
      'price: $29, per: a month each,',
      "price: $29, per: a month each, last: '20',",
      'pricing › prices › 1: has the unknown entry “last”: correct its spelling or delete it',
    ],
    ['count: 34', 'count: 52', 'offline › held › count: is 52, but the largest number allowed is 51: correct it'],
  ],
  'pages/product.yaml': [
    [
      'until: 2026',
      'until: 2022',
      'register › since: is after 2022, up to which scale › until counts: correct one of them',
    ],
    ['', '', 'events › since: is after 2022, up to which scale › until counts: correct one of them'],
    [
      '',
      '',
      'rental › since: is less than 2 years before 2022, up to which scale › until counts, and its feather would be too low for its name: correct one of them',
    ],
    [
      '',
      '',
      'church › since: is less than 2 years before 2022, up to which scale › until counts, and its feather would be too low for its name: correct one of them',
    ],
    [
      '',
      '',
      'projects › since: is less than 2 years before 2022, up to which scale › until counts, and its feather would be too low for its name: correct one of them',
    ],
    [
      'since: 2020',
      'since: 2015',
      'timesheet › since: is more than 6 years before 2022, up to which scale › until counts, and the drawing has no room for more: correct one of them',
    ],
  ],
  'pages/rd-rental.yaml': [
    [
      'from: 8, to: 11',
      'from: 7.5, to: 11',
      'late › rows › 0 › bookings › 1 › from: is before 8, when the one above it ends: correct one of them',
    ],
    ['closes: 17', 'closes: 7', 'late › closes: is not after 7, when it opens: write a later hour'],
    [
      '      inspection:',
      "      pictures: [{ picture: ui-board, alt: '' }, { picture: ui-kpi1, alt: '' }]\n      inspection:",
      'day › hours › 2 › pictures: needs one picture or four',
    ],
    ['', '', 'day › hours › 2: needs either pictures or an inspection: write one of the two, and delete the other'],
  ],
  'pages/sentiment-analysis.yaml': [
    ['at: 17', 'at: 10', 'rows › finds › feelings › marks › 1 › at: “10” appears twice: change one of them'],
  ],
};

test('values that the drawing of a page cannot show are reported', async () => {
  const { folder, change } = copyContent();
  for (const [file, changes] of Object.entries(impossibleChanges)) {
    for (const [from, to] of changes.filter(([replaced]) => replaced !== '')) change(file, from, to);
  }
  const error: unknown = await readContent(folder).catch((reason: unknown) => reason);
  const expected = Object.entries(impossibleChanges).flatMap(([file, changes]) =>
    changes.flatMap(([, , message]) => (message === undefined ? [] : [`content/${file}: ${message}`])),
  );
  expect(isContentError(error)).toBe(true);
  const lines = (error as Error).message.split('\n').map((line) => line.replace(/ line \d+:/, ''));
  expect(lines.toSorted()).toEqual(expected.toSorted());
});
