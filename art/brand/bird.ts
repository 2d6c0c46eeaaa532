/** Direction A: the letter J is the jay. Tail, breast and crest are one outline; eye and bars are holes in it. 96 by 96. */
const eye = 'M40.3 48A4.3 4.3 0 1 0 31.7 48A4.3 4.3 0 1 0 40.3 48Z';
const breast = 'A34 34 0 0 1 20 60V50A18 18 0 0 1 29.030 34.400L54 20V60A3 3 0 0 0 60 60';
const beak = '<path fill="#ff7a4d" d="M20.5 44.500L0 52L20 57.500Z"/>';

/** Whole, for sizes under 80 px. */
export const bird = (body: string) =>
  `<path fill="${body}" fill-rule="evenodd" d="M60 60V28A26 26 0 0 1 86 2H88V60${breast}Z${eye}"/>${beak}`;

/** With the two bars of a jay's feather cut through the tail, for 80 px and more. */
export const barredBird = (body: string) =>
  `<path fill="${body}" fill-rule="evenodd" d="M60 30V28A26 26 0 0 1 86 2H88V30ZM60 35H88V41H60ZM60 46H88V60${breast}Z${eye}"/>${beak}`;

/** Without an eye, which at 16 px would be a grey smear. */
export const blindBird = (body: string) =>
  `<path fill="${body}" d="M60 60V28A26 26 0 0 1 86 2H88V60${breast}Z"/>${beak}`;
