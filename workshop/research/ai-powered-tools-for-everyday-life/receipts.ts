/** Scanned receipts with transcriptions: https://github.com/zzzDavid/ICDAR-2019-SROIE. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../source-file.ts';

export interface Receipt {
  name: string;
  /** The path of its picture. */
  image: string;
  /** The date as people transcribed it for the challenge; empty if they found none. */
  date: string;
  /** The total as people transcribed it for the challenge; empty if they found none. */
  total: string;
  /** The lines of print as people transcribed them. */
  lines: string[];
}

const repository = 'https://github.com/zzzDavid/ICDAR-2019-SROIE';
const commit = '27be4271b251c256f695acbade9a801bffe85994';
const folder = join(cacheFolder, 'sroie');

/** All 626 receipts of the challenge's first part. Git guarantees the files: a commit's name is their checksum. */
export function readReceipts(): Receipt[] {
  if (!existsSync(folder)) git(['clone', '--quiet', repository, folder]);
  git(['-C', folder, 'checkout', '--quiet', '--force', commit]);
  return readdirSync(join(folder, 'data/key'))
    .sort()
    .map((file) => {
      const name = file.replace('.json', '');
      const key = JSON.parse(readFileSync(join(folder, 'data/key', file), 'utf8')) as { date?: string; total?: string };
      const boxes = readFileSync(join(folder, 'data/box', `${name}.csv`), 'utf8');
      return {
        name,
        image: join(folder, 'data/img', `${name}.jpg`),
        date: key.date ?? '',
        total: key.total ?? '',
        lines: linesOf(boxes),
      };
    });
}

function git(args: string[]) {
  try {
    execFileSync('git', args, { stdio: 'pipe' });
  } catch (cause) {
    throw new Error(`git ${args.join(' ')} failed: clone ${repository} on another machine and put it at ${folder}`, {
      cause,
    });
  }
}

/**
 * The transcribed boxes as lines of print: a box belongs to a line if its center is within the height of the line's
 * first box.
 */
function linesOf(text: string): string[] {
  const boxes = text
    .trim()
    .split(/\r?\n/)
    .map((row) => {
      const cells = row.split(',');
      const [left, top, , , , bottom] = cells.map(Number);
      return { left: left!, top: top!, bottom: bottom!, text: cells.slice(8).join(',') };
    })
    .sort((a, b) => a.top + a.bottom - b.top - b.bottom);
  const lines: (typeof boxes)[] = [];
  for (const box of boxes) {
    const middle = (box.top + box.bottom) / 2;
    const first = lines.at(-1)?.[0];
    if (first && middle < first.bottom) lines.at(-1)!.push(box);
    else lines.push([box]);
  }
  return lines.map((line) =>
    line
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join(' '),
  );
}
