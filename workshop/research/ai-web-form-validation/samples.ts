/** Truthful names of real kinds; two are of well-known people, the others made up. */
export const names = [
  'Anne Marie',
  'Jean-Luc',
  "Siobhán O'Brien",
  'Siobhán O’Brien',
  "D'Angelo",
  'María José',
  'Müller',
  'Łukasz',
  'Nguyễn Văn An',
  'Kealiʻi',
  'St. John',
  'Robert Downey Jr.',
  'J. R. R. Tolkien',
  'van ’t Hoff',
  'Ng',
  'X',
  '王小明',
  'محمد',
  'Наталья',
  'Smith, PhD',
];

/** Deliverable addresses, as people type or paste them. Most domains are reserved for examples, and nothing is sent to any. */
export const emails = [
  'ann@example.com',
  'Ann.Lee@Example.COM',
  'ann+forms@example.com',
  "siobhan.o'brien@example.com",
  'a@example.com',
  'ann_lee@example.com',
  'ann@mail.example.co.uk',
  'ann@example.photography',
  'ann@123.example.com',
  'ann@my-shop.example.com',
  'ann@xn--bcher-kva.example',
  'ann@bücher.example',
  'søren@example.dk',
  'ann@example.com ',
];

/** Addresses that are undeliverable by their form alone. */
export const impossibleEmails = [
  'ann',
  'ann@',
  '@example.com',
  'ann example.com',
  'ann@@example.com',
  'ann@example,com',
  'ann lee@example.com',
  'ann@example..com',
];

/** Addresses that are well formed, and almost certainly not what was meant. */
export const mistypedEmails = ['ann@gmial.com', 'ann@gmail.con', 'ann@outlok.com', 'ann@yaho.com'];

/** One American number in the ways people write it, then other countries' mobile numbers, all reserved, so that nobody is called. */
export const phones = [
  '(281) 555-0142',
  '281-555-0142',
  '281.555.0142',
  '281 555 0142',
  '2815550142',
  '1-281-555-0142',
  '+1 281 555 0142',
  '+1 (281) 555-0142',
  '+1.281.555.0142',
  '(281)\u00a0555\u20110142',
  '(281) 555-0142 ext. 12',
  '(281) 555-0142 ',
  '+44 7700 900123',
  '+49 176 04069012',
  '+33 6 39 98 00 12',
  '+61 491 570 156',
];
