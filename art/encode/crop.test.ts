import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { cropOf, cropPicture } from './crop.ts';
import { encodePicture, hashOf } from './encode-picture.ts';
import { readFocus, type Focus } from './focus.ts';

const articleNames = new Set(['x']);

const emptyFolder = () => pathToFileURL(`${temporaryFolder()}/`);

const solidPicture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A picture twice as wide as a cover: red on the left, blue on the right. */
const redBluePicture = async () =>
  sharp(await solidPicture(3200, 900, '#ff0000'))
    .composite([{ input: await solidPicture(1600, 900, '#0000ff'), left: 1600, top: 0 }])
    .png()
    .toBuffer();

/** The average red of a picture: 0 to 255. */
const redness = async (picture: Buffer) => Math.round((await sharp(picture).stats()).channels[0]!.mean);

test.each<[string, Focus, number]>([
  ['left', { x: 0, y: 50 }, 255],
  ['right', { x: 100, y: 50 }, 0],
  ['center', { x: 50, y: 50 }, 128],
  ['a point in between', { x: 37.5, y: 0 }, 191],
])('a picture that is too wide is cropped around its focus: %s', async (_, focus, red) => {
  const crop = cropOf('cover-x', { width: 3200, height: 900 }, articleNames, focus)!;
  const part = await cropPicture(await redBluePicture(), crop);
  const { width, height } = await sharp(part).metadata();
  expect([width, height]).toEqual([1600, 900]);
  expect(Math.abs((await redness(part)) - red)).toBeLessThanOrEqual(1);
});

test('a picture without a focus is cropped around its most salient part', async () => {
  const tallPicture = sharp(await solidPicture(600, 2400, '#808080')).composite([
    { input: await solidPicture(200, 200, '#ff2010'), left: 200, top: 2000 },
  ]);
  const part = await cropPicture(
    await tallPicture.png().toBuffer(),
    cropOf('team/ann', { width: 600, height: 2400 }, articleNames)!,
  );
  // The gray alone has 128; the part with the red square has 142.
  expect(await redness(part)).toBeGreaterThan(135);
});

test('a photo is rotated according to its EXIF orientation before it is cropped and encoded', async () => {
  // The upright photo is blue on the left and red on the right: the left three quarters are one third red.
  const sideways = await sharp(await solidPicture(900, 1200, '#ff0000'))
    .composite([{ input: await solidPicture(900, 600, '#0000ff'), left: 0, top: 600 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const folder = emptyFolder();
  const crop = cropOf('team/ann', { width: 1200, height: 900 }, articleNames, { x: 0, y: 50 })!;
  const entry = await encodePicture('team/ann', sideways, folder, crop);
  expect(entry).toMatchObject({ width: 480, height: 480, hash: hashOf('team/ann', sideways, crop) });
  const red = await redness(readFileSync(new URL('team/ann-280.jpg', folder)));
  // JPEG changes colors a little.
  expect(Math.abs(red - 255 / 3)).toBeLessThan(4);
});

test('a picture with about the required shape is not cropped', () => {
  expect(cropOf('cover-x', { width: 3200, height: 1800 }, articleNames, { x: 0, y: 0 })).toBeUndefined();
  expect(cropOf('hero-x', { width: 1920, height: 1000 }, articleNames)).toBeUndefined();
});

test('a picture without a required shape, such as an article’s photo, is not cropped', () => {
  expect(cropOf('photos/dock', { width: 9000, height: 900 }, articleNames)).toBeUndefined();
  expect(cropOf('hero-of-a-page', { width: 500, height: 500 }, articleNames)).toBeUndefined();
});

test('the hash changes with the crop and its focus, so that the picture is encoded again', () => {
  const master = Buffer.from('bytes');
  const crop = { width: 1600, height: 900 };
  const hashes = [undefined, crop, { ...crop, focus: { x: 0, y: 50 } }].map((each) => hashOf('cover-x', master, each));
  expect(new Set(hashes).size).toBe(3);
});

/** The focuses and the problems that a focus.yaml with this text has. */
function readFocusFile(text: string) {
  const folder = emptyFolder();
  writeFileSync(new URL('focus.yaml', folder), text);
  const problems: string[] = [];
  const focuses = readFocus(
    ['cover-x', 'team/ann'],
    (file, problem) => void problems.push(`${file}: ${problem}`),
    folder,
  );
  return { focuses: Object.fromEntries(focuses), problems };
}

test('focus.yaml accepts named positions and percentages', () => {
  expect(readFocusFile('cover-x: right\nteam/ann: 30% 60%\n')).toEqual({
    focuses: { 'cover-x': { x: 100, y: 50 }, 'team/ann': { x: 30, y: 60 } },
    problems: [],
  });
});

test('a focus.yaml with only a comment sets no focus', () => {
  expect(readFocusFile('# nothing yet\n')).toEqual({ focuses: {}, problems: [] });
});

test('other lines of focus.yaml are refused with the fix', () => {
  expect(readFocusFile('cover-y: right\nteam/ann: 130% 60%\n').problems).toEqual([
    'focus.yaml: “cover-y” is not a picture here: correct it; similar: cover-x',
    'focus.yaml: team/ann: is “130% 60%”: write center, left, right, top, bottom, or how far from the left and from the top, such as 30% 60%',
  ]);
  for (const text of ['cover-x right', 'cover-x: *right', 'cover-x: [right']) {
    expect(readFocusFile(text).problems).toEqual([expect.stringContaining('focus.yaml: cannot be read')]);
  }
});
