import type { FieldLabels } from './field-labels.ts';

const hour = 'In hours of the day: 9.5 is 9:30 a.m.';
const shownCount = 'As shown, for example “3 of 3”';

const techniques: FieldLabels = {
  'topics.name': ['Topic', 'One word, for example “Billing”'],
  'topics.share': ['Share of the topic', 'A number in percent'],
  'entities.kind': ['What kind of name it is', 'It determines the color in the letter'],
};

/** Labels and hints of the forms for products, services and techniques, where a drawing gives a field a special meaning. */
export const productForms: Record<string, FieldLabels> = {
  'pages/product.yaml': {
    'timesheet.week.person': ['Word above the people', 'The heading of the first column'],
    'timesheet.week.hours': ['Words above the hours', 'The heading of the last column'],
    'timesheet.week.over': ['Word for overtime', 'After the number, for example “over”'],
    'dishes.chosen': ['Chosen', 'Turn on to show the key as pressed'],
    'rows.shifts.value': ['Shift', 'Its first and last hour'],
  },
  'pages/rd-rental.yaml': {
    late: ['Late return', 'The drawing of the vans’ day, and the message that follows'],
    'late.rows.bookings.look': [
      'Kind of bar',
      '“out” is rented, “late” is overdue, “booked” is still to come, “shop” is in repair',
    ],
    'late.rows.bookings.from': ['From', hour],
    'late.rows.bookings.to': ['To', hour],
    'late.message.to': ['To whom and when', 'The line above the message'],
  },
  'pages/pos-system.yaml': {
    'floor.states.late': ['Word for “waiting too long”', 'State of a table'],
    'keys.kind': ['Kind of dish', 'It determines the color of the key'],
    'tile.kind': ['Kind of dish', 'It determines the color of the key'],
  },
  'pages/jj-eve.yaml': {
    'stages.sets.from': ['From', hour],
    'stages.sets.to': ['To', hour],
    'stages.sets.late': ['Moved', 'Turn on to show it in the warning color'],
  },
  'pages/jj-kit.yaml': {
    'board.columns.count': ['Number beside the name', shownCount],
    'board.columns.full': ['Full', 'Turn on to show the column as full'],
    'cards.who': ['Whose card it is', 'Two letters'],
    'cards.points': ['Points', 'A whole number: how much work the card is'],
    'next.who': ['Whose card it is', 'Two letters; optional'],
    'next.points': ['Points', 'A whole number: how much work the card is'],
    'pocket.card.count': ['Number beside the column', shownCount],
    'pocket.card.points': ['Points of the card', 'As shown, for example “8 points”'],
  },
  'pages/church-directory.yaml': {
    'desk.areas.count': ['Number beside it', 'How many there are; optional'],
    'desk.changes.count': ['Number beside the heading', 'As shown, for example “4 to look at”'],
    'changes.rows.who': ['Who changed it', 'A name'],
    'changes.rows.before': ['Former value', 'Crossed out'],
    'changes.rows.now': ['New value', 'As the family wrote it'],
  },
  'pages/jj-timesheet.yaml': {
    'employees.person': ['Employee file', 'The drawing of one employee’s file'],
    'employees.person.status': ['Employment', 'For example “Full time”'],
    'attendance.entries.late': ['How late', 'As shown; if empty, the person was on time'],
    'scheduling.from': ['Shift that is given away', 'And who gives it away'],
    'scheduling.to': ['Shift that is taken over', 'And who takes it over'],
  },
  'pages/natural-language-processing.yaml': {
    ...techniques,
    'letter.to': ['To whom', 'The first line of the letter'],
    'filed.fields.from': ['Where it is in the letter', 'The words that it was taken from, or why it follows'],
  },
  'pages/sentiment-analysis.yaml': techniques,
  'pages/model-training.yaml': techniques,
  'pages/article.yaml': {
    share: ['Words before the networks', 'Before the links with which readers share the article'],
  },
};
