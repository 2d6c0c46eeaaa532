import { expect, test } from 'vitest';
import { drawingProblem } from './drawing-problem.ts';

const inSvg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`;

test.each([
  [inSvg('<script>go()</script>'), '<script>'],
  [inSvg('<foreignObject><p>Words</p></foreignObject>'), '<foreignObject>'],
  [inSvg("<a href='javascript:go()'><path d='M0 0'/></a>"), '<a>'],
  [inSvg('<path d="M0 0"/onclick=go()>'), 'onclick'],
  ['<svg viewBox="0 0 9 9"/onload=go()></svg>', 'onload'],
  [inSvg('<use href = "https://elsewhere.example/x.svg#a"/>'), 'href="https://elsewhere.example/x.svg#a"'],
  [inSvg('<use xlink:href="https://elsewhere.example/x.svg#a"/>'), 'href="https://elsewhere.example/x.svg#a"'],
  [inSvg('<path fill="url(https://elsewhere.example/x)" d="M0 0"/>'), 'url(https://elsewhere.example/x'],
  [inSvg('<set attributeName="href" to="javascript:go()"/>'), '<set>'],
  [inSvg('<feImage href="#a"/>'), '<feImage>'],
  [inSvg('<image href="#a"/>'), '<image>'],
  ['<svg viewBox="0 0 9 9"></svg><p>Words</p>', '<p>'],
])('%s is refused', (svg, problem) => expect(drawingProblem(svg)).toBe(problem));

test('shapes, text, references within and notes of a drawing program are allowed', () => {
  const gradient = '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>';
  const notes = '<metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata>';
  expect(drawingProblem(inSvg(`${notes}${gradient}<path fill="url('#a')" d="M0 0"/><use href="#a"/>`))).toBeUndefined();
});
