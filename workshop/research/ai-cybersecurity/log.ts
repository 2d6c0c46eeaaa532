/** 2,000 lines of an OpenSSH server's log, of one morning: https://github.com/logpai/loghub, free for research. */
import { readSource } from '../source-file.ts';

export interface Attempt {
  /** Its line in the file, from 1. */
  line: number;
  /** The second of the day. */
  second: number;
  address: string;
  accepted: boolean;
  /** More than 1 in a line that sums up repeated ones. */
  times: number;
}

const file = {
  path: 'loghub/OpenSSH_2k.log',
  url: 'https://raw.githubusercontent.com/logpai/loghub/dd61d0952749ee7963bde24220d1be5ede023033/OpenSSH/OpenSSH_2k.log',
  sha256: '1e4912727fa88245113d41b16a0cd25ceadba7f931e1c406542885b91254264f',
};

/** Passwords that were tried, and the addresses, repeated, that the server itself calls a possible break-in. */
export async function readLog(): Promise<{ lines: number; attempts: Attempt[]; warnings: string[] }> {
  const lines = (await readSource(file)).split(/\r?\n/).filter(Boolean);
  const attempts = lines.flatMap((text, index) => attemptIn(text, index + 1) ?? []);
  const warnings = lines.flatMap((text) => /\[([\d.]+)\] failed - POSSIBLE BREAK-IN ATTEMPT!/.exec(text)?.[1] ?? []);
  return { lines: lines.length, attempts, warnings };
}

function attemptIn(text: string, line: number): Attempt | undefined {
  const [, how, address = ''] = /(Failed|Accepted) password for .* from (\S+) port/.exec(text) ?? [];
  if (!how) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(7, 15).split(':').map(Number);
  return {
    line,
    second: hours * 3600 + minutes * 60 + seconds,
    address,
    accepted: how === 'Accepted',
    times: Number(/message repeated (\d+) times/.exec(text)?.[1] ?? 1),
  };
}
