import { join } from 'node:path';
import { siteFolder } from './built-site.ts';
import type { Box, HeroBoxes } from './hero-boxes.ts';
import { findSubject, type Subject } from './picture-subject.ts';

const subjects = new Map<string, Promise<Subject>>();
const subjectOf = (address: string) => {
  if (!subjects.has(address)) subjects.set(address, findSubject(join(siteFolder, address)));
  return subjects.get(address)!;
};

/** The box of a part that is given in shares of the whole. */
const boxWithin = (share: Box, whole: Box): Box => ({
  left: whole.left + share.left * (whole.right - whole.left),
  right: whole.left + share.right * (whole.right - whole.left),
  top: whole.top + share.top * (whole.bottom - whole.top),
  bottom: whole.top + share.bottom * (whole.bottom - whole.top),
});

/** The area in which two boxes overlap, in square pixels. */
const overlap = (first: Box, second: Box) =>
  Math.max(0, Math.min(first.right, second.right) - Math.max(first.left, second.left)) *
  Math.max(0, Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top));

/** The smallest share of a subject that must be shown. */
const minShown = 0.95;

/** The area in which a line may touch a subject, in square pixels. */
const maxTouch = 12;

/** Reports where the subject of a hero's picture is cut off, or covered by text. */
export async function coveredSubjects({ picture, lines }: HeroBoxes): Promise<string[]> {
  if (!picture) return [];
  const { signalPlate, sign } = await subjectOf(picture.address);
  const found: string[] = [];
  for (const [name, share] of Object.entries({ 'the signal plate': signalPlate, 'the sign': sign })) {
    if (!share) continue;
    const box = boxWithin(share, picture.whole);
    const area = overlap(box, box);
    if (overlap(box, picture.shown) < area * minShown) found.push(`${name} of ${picture.address} is cut off`);
    // The header may cover a sign, but not the signal plate.
    const forbiddenLines = lines.filter(({ isHeader }) => name === 'the signal plate' || !isHeader);
    for (const line of forbiddenLines) {
      if (overlap(line, box) > maxTouch) found.push(`“${line.text.slice(0, 40)}” is on ${name} of ${picture.address}`);
    }
  }
  return found;
}
