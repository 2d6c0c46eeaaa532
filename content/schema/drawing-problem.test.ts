import { expect, test } from 'vitest';
import { drawingProblem, unsafePart } from './drawing-problem.ts';

const wrapInSvg = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`;

test.each([
  [wrapInSvg('<script>go()</script>'), '<script>'],
  [wrapInSvg('<foreignObject><p>Words</p></foreignObject>'), '<foreignObject>'],
  [wrapInSvg("<a href='javascript:go()'><path d='M0 0'/></a>"), '<a>'],
  [wrapInSvg('<path d="M0 0"/onclick=go()>'), 'onclick'],
  ['<svg viewBox="0 0 9 9"/onload=go()></svg>', 'onload'],
  [wrapInSvg('<use href = "https://elsewhere.example/x.svg#a"/>'), 'href="https://elsewhere.example/x.svg#a"'],
  [wrapInSvg('<use xlink:href="https://elsewhere.example/x.svg#a"/>'), 'href="https://elsewhere.example/x.svg#a"'],
  [wrapInSvg('<path fill="url(https://elsewhere.example/x)" d="M0 0"/>'), 'url(https://elsewhere.example/x'],
  [
    wrapInSvg(`<g style="background:image-set('https://elsewhere.example/x' 1x)"/>`),
    "image-set('https://elsewhere.example/x' 1x",
  ],
  [
    wrapInSvg(String.raw`<path style="fill:u\72l(https://elsewhere.example/x)" d="M0 0"/>`),
    String.raw`\72l(https://elsewhere.example/x)`,
  ],
  [
    wrapInSvg(String.raw`<path clip-path="u\72l(https://elsewhere.example/x)" d="M0 0"/>`),
    String.raw`\72l(https://elsewhere.example/x)`,
  ],
  [wrapInSvg('<set attributeName="href" to="javascript:go()"/>'), '<set>'],
  [wrapInSvg('<feImage href="#a"/>'), '<feImage>'],
  [wrapInSvg('<image href="#a"/>'), '<image>'],
  [wrapInSvg('<desc><path d="M0 0"/></desc>'), '<path>'],
  ['<svg viewBox="0 0 9 9"></svg><p>Words</p>', '<p>'],
])('a drawing with an active or external part is refused, naming the part: %s', (svg, problem) => {
  expect(unsafePart(svg)).toBe(problem);
  expect(drawingProblem(svg)).toContain(`contains “${problem}”: `);
});

test('shapes, text, references within the drawing and the metadata of drawing programs are allowed', () => {
  const gradient = '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>';
  const metadata = String.raw`<metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata><g inkscape:export-filename="C:\figures\hours.png"/>`;
  expect(
    drawingProblem(
      wrapInSvg(`${metadata}${gradient}<path fill="url('#a')" stroke="url( #a )" d="M0 0"/><use href="#a"/>`),
    ),
  ).toBeUndefined();
});

test.each(['display', 'text', 'mono'])('the site’s typeface --%s is allowed', (name) => {
  expect(drawingProblem(wrapInSvg(`<text font-family="var(--${name})">mosquitto</text>`))).toBeUndefined();
});

test('a color that the site does not define is refused, with the nearest names', () => {
  expect(drawingProblem(wrapInSvg('<path fill="var(--signel)" d="M0 0"/>'))).toBe(
    'uses var(--signel), which is neither a color nor a typeface of the site: write one of its colors; similar: signal',
  );
});

test.each(['var(--signal)', 'var(--own, #f60)', 'var(--own)" style="--own: #f60', 'var(--own)" style="--own : #f60'])(
  'the color %s is allowed',
  (fill) => {
    expect(drawingProblem(wrapInSvg(`<path fill="${fill}" d="M0 0"/>`))).toBeUndefined();
  },
);

test.each([
  ['', 'is empty: '],
  ['<!DOCTYPE html><html><title>Not found</title><body><svg></svg></body></html>', 'is a web page'],
  ['hours', 'is not an SVG: '],
  ['<!-- <svg --><p>Words</p>', 'is not an SVG: '],
  ['<svg><path d="M0 0"/></svg>', 'has no viewBox: '],
  ['<svg viewBox="0 0 9"><path d="M0 0"/></svg>', 'has no viewBox: '],
  ['<svg viewBox="0 0 9 0"><path d="M0 0"/></svg>', 'has no viewBox: '],
  ['<svg viewBox="0 0 9 9"/>', 'is an empty drawing: '],
  ['<svg viewBox="0 0 9 9"><g><path d="M0 0"/>', 'is cut off, its <g> is not closed: '],
  ['<svg viewBox="0 0 9 9"><path d="M0 0', 'is broken or cut off at “<path d="M0 0”: '],
  ['<svg viewBox="0 0 9 9"><path d="M0 0"></svg>', 'is broken or cut off at “</svg>”: '],
  ['<svg viewBox="0 0 9 9"></svg>Words', 'goes on after its </svg> with “Words”: '],
  ['<!DOCTYPE svg [<!ENTITY c "red">]><svg viewBox="0 0 9 9"><path fill="&c;"/></svg>', 'defines entities'],
])('a file that cannot be shown is refused with the reason: %j', (svg, problem) =>
  expect(drawingProblem(svg)).toContain(problem),
);

test.each([
  `<?xml version="1.0"?>\n<!-- from <svg tool -->\n<svg\n   width="9"\n   viewBox="0 0 9 9"\n>\n<path\n d='M0 0' />\n</svg>\n<!-- end -->`,
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg viewBox="0,0,9,9"><path d="M0 0"/></svg>',
  "\uFEFF<svg viewBox='0 0, 9 9'><text>3 > 2</text></svg>",
])('a drawing as programs export it can be shown: %j', (svg) => expect(drawingProblem(svg)).toBeUndefined());
