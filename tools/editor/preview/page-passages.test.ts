import { expect, test } from 'vitest';
import { pagePassages } from './page-passages.ts';

test('passages are the elements with an id and a heading, in order, named after the heading', () => {
  const document = `<header><ul id="menu"><li><h2>Menu</h2></li></ul></header>
    <main id="main"><h1>Careers</h1>
      <section id="week" aria-labelledby="week-heading"><h2 id="week-heading">A week
        with us</h2><p id="note">A note.</p></section>
      <form><input id="_R_5_"><h3 id="_R_6_">Made by a program</h3></form>
      <h3 id="houston">Houston</h3>
    </main>`;
  expect(pagePassages(document)).toEqual([
    { anchor: 'week', heading: 'A week with us' },
    { anchor: 'houston', heading: 'Houston' },
  ]);
});
