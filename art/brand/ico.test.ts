import { expect, test } from 'vitest';
import { encodeIco } from './ico.ts';

test('each entry of an .ico file has the size of its picture and the place of its bytes', () => {
  const pictures = [
    { size: 32, png: Buffer.from('large') },
    { size: 16, png: Buffer.from('tiny') },
  ];
  const file = encodeIco(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const entries = pictures.map((_, index) => {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    return { width: entry[0], height: entry[1], text: file.toString('latin1', offset, offset + length) };
  });
  expect(entries).toEqual([
    { width: 32, height: 32, text: 'large' },
    { width: 16, height: 16, text: 'tiny' },
  ]);
});

test('a picture of 256 px has the size 0, as the format says, and a larger one is refused', () => {
  expect(encodeIco([{ size: 256, png: Buffer.from('x') }])[6]).toBe(0);
  expect(() => encodeIco([{ size: 257, png: Buffer.from('x') }])).toThrow('257 px');
});
