import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { addErasures, readErasureList } from './erasure-list.ts';

const ada = { key: 'a1', email: 'Ada@Example.com', received_at: '2026-11-01T18:00:00.000Z' };
const bo = { key: 'b1', email: 'bo@example.com', received_at: '2026-11-02T18:00:00.000Z' };
const erasedAt = new Date('2026-11-10T09:00:00Z');

/** Arguments of Node for a program that erases the keys `first` to `last` in turn, and prints each that is on the list. */
const eraseProgram = (file: string, first: number, last: number): string[] => [
  '--input-type=module',
  '--eval',
  `const { addErasures } = await import(${JSON.stringify(join(import.meta.dirname, 'erasure-list.ts'))});
   for (let key = ${first}; key <= ${last}; key += 1) {
     try {
       addErasures(${JSON.stringify(file)}, { enquiries: [{ key: String(key) }] }, new Date('2026-11-10T09:00:00Z'));
       console.log(key);
     } catch (error) {
       console.log(error.constructor.name);
     }
   }`,
];

describe('the list of erasures', () => {
  let file: string;
  beforeEach(() => void (file = join(temporaryFolder(), 'erasures')));
  const has = (enquiry: typeof ada): boolean | undefined => readErasureList(file)?.has(enquiry);

  it('matches an erased enquiry, and no other of its sender', () => {
    addErasures(file, { enquiries: [ada] }, erasedAt);
    expect([has(ada), has({ ...ada, key: 'a2' }), has(bo)]).toEqual([true, false, false]);
  });

  it('matches everything that an erased person had sent, and allows what they send later', () => {
    addErasures(file, { enquiries: [ada], sender: ' ada@example.com' }, erasedAt);
    expect(has({ ...ada, key: 'a2' })).toBe(true);
    expect(has({ ...ada, key: 'a3', received_at: '2026-11-10T09:00:00.000Z' })).toBe(true);
    expect(has({ ...ada, key: 'a3', received_at: '2026-11-10T09:00:00.001Z' })).toBe(false);
  });

  it('applies the latest erasure of a person, in whatever order two copies of the list were joined', () => {
    const sender = ada.email;
    addErasures(file, { enquiries: [], sender }, erasedAt);
    addErasures(file, { enquiries: [], sender }, new Date('2026-11-12T09:00:00Z'));
    const between = { ...ada, key: 'a4', received_at: '2026-11-11T09:00:00.000Z' };
    expect(has(between)).toBe(true);
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .split(/(?<=\n)/)
        .reverse()
        .join(''),
    );
    expect(has(between)).toBe(true);
  });

  it('shows nothing of a person, and only its owner can read it', () => {
    addErasures(file, { enquiries: [ada], sender: ada.email }, erasedAt);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^2026-11-10T09:00:00\.000Z enquiry [0-9a-f]{32} [0-9a-f]{64}\n2026-11-10T09:00:00\.000Z sender [0-9a-f]{32} [0-9a-f]{64}\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.runIf(process.getuid?.() === 0)(
    'belongs to the owner of its folder if root creates it, and so does its lock',
    () => {
      const nobody = 65_534;
      chownSync(dirname(file), nobody, nobody);
      addErasures(file, { enquiries: [ada] }, erasedAt);
      const owners = [file, `${file}.lock`].map((path) => statSync(path)).map(({ uid, gid }) => [uid, gid]);
      expect(owners).toEqual([
        [nobody, nobody],
        [nobody, nobody],
      ]);
    },
  );

  it.runIf(process.getuid?.() === 0)('is not created by root where a symbolic link leads', () => {
    const elsewhere = join(temporaryFolder(), 'elsewhere');
    symlinkSync(elsewhere, file);
    expect(() => addErasures(file, { enquiries: [ada] }, erasedAt)).toThrow(/^Nothing was erased: /);
    expect(existsSync(elsewhere)).toBe(false);
  });

  it('hashes with its own salt, and lists of two machines can be joined', () => {
    const other = join(temporaryFolder(), 'erasures');
    addErasures(file, { enquiries: [ada] }, erasedAt);
    addErasures(other, { enquiries: [ada, bo] }, erasedAt);
    const [first, second] = [file, other].map((path) => readFileSync(path, 'utf8'));
    expect(first).not.toBe(second?.split(/(?<=\n)/)[0]);
    writeFileSync(file, `${second}${first}`);
    expect([has(ada), has(bo)]).toEqual([true, true]);
  });

  it('ignores an incomplete last line left by a power failure, and replaces it', () => {
    addErasures(file, { enquiries: [ada] }, erasedAt);
    appendFileSync(file, '2026-11-10T09:00:01.000Z enqu');
    expect(has(ada)).toBe(true);
    addErasures(file, { enquiries: [bo] }, erasedAt);
    expect([has(ada), has(bo)]).toEqual([true, true]);
  });

  it('is refused with the number of the line if it is damaged, and nothing is erased', () => {
    addErasures(file, { enquiries: [ada] }, erasedAt);
    appendFileSync(file, 'nonsense\n');
    expect(() => readErasureList(file)).toThrow(
      /^Line 2 of .*erasures is not a line of an erasure list: restore the list/,
    );
    expect(() => addErasures(file, { enquiries: [bo] }, erasedAt)).toThrow(/^Line 2/);
  });

  it('reports that nothing was erased if the disk takes only part of the line', () => {
    // The limit is two blocks of 512 bytes: seven lines of 131 bytes fit, and the eighth is cut.
    const command = ['-c', 'ulimit -f 2; exec "$@"', 'sh', process.execPath, ...eraseProgram(file, 1, 9)];
    const output = execFileSync('sh', command, { encoding: 'utf8' });
    expect(output.trim().split('\n')).toEqual(['1', '2', '3', '4', '5', '6', '7', 'StartError', 'StartError']);
    expect(statSync(file).size).toBe(7 * 131);
    expect([has({ ...ada, key: '7' }), has({ ...ada, key: '8' })]).toEqual([true, false]);
  });

  it('contains everybody, even if several commands erase people at the same time', async () => {
    const earlier = Array.from({ length: 2000 }, (_, index) => ({ key: `earlier ${index}` }));
    addErasures(file, { enquiries: earlier }, erasedAt);
    const firstKeys = [1, 21, 41, 61, 81, 101];
    await Promise.all(
      firstKeys.map((first) => promisify(execFile)(process.execPath, eraseProgram(file, first, first + 19))),
    );
    expect(readFileSync(file, 'utf8').match(/\n/g)).toHaveLength(2000 + 120);
    expect(statSync(`${file}.lock`).mode & 0o777).toBe(0o600);
  });

  it('reports that nothing was erased if it cannot be written', () => {
    expect(() => addErasures('/nowhere/erasures', { enquiries: [ada] }, erasedAt)).toThrow(
      /^Nothing was erased: .* set ERASURE_LIST/,
    );
  });
});
