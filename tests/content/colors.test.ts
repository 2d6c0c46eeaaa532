import { expect, test } from 'vitest';
import { smallContent } from './small-content.ts';

const baseColors = "{ main: '#7a2e12', dark: '#241410', text: '#2a1a15', accent: '#e8a33d', second: '#3f4a24' }";
const tunedColors = `tuned:\n  deep: '#4a2012'\n  mist: '#e0e4d8'\ntunedFor: ${baseColors}\n`;

test('tuned colors and a logo that were made for the current base colors need no note', async () => {
  const content = smallContent();
  content.change('brand/palette.yaml', /$/, tunedColors);
  expect((await content.read()).notes).toEqual([]);
});

test('a changed main color lists the logo and the tuned colors that do not follow it', async () => {
  const content = smallContent();
  content.change('brand/palette.yaml', /$/, tunedColors);
  content.change('brand/palette.yaml', "main: '#7a2e12'", "main: '#1144bb'");
  expect((await content.read()).notes).toEqual([
    'content/brand/logo.svg: is drawn in #7a2e12, which was the color “main”: write #1144bb in its place',
    "content/brand/palette.yaml: line 6: tuned: the tuning of deep was made for main #7a2e12: delete it to mix from the new color, or tune again and write main: '#1144bb' in tunedFor",
  ]);
});
