/** 2,000 lines of an OpenSSH server's log, from one morning: https://github.com/logpai/loghub, free for research. */
import { readSource } from '../source-file.ts';

export interface Attempt {
  /** The number of its line in the file, from 1. */
  line: number;
  /** The second of the day. */
  second: number;
  address: string;
  isAccepted: boolean;
  /** More than 1 if the line sums up repeated attempts. */
  times: number;
}

const file = {
  path: 'loghub/OpenSSH_2k.log',
  url: 'https://raw.githubusercontent.com/logpai/loghub/dd61d0952749ee7963bde24220d1be5ede023033/OpenSSH/OpenSSH_2k.log',
  sha256: '1e4912727fa88245113d41b16a0cd25ceadba7f931e1c406542885b91254264f',
};

interface Log {
  lineCount: number;
  /** The attempts to log in with a password. */
  attempts: Attempt[];
  /** The address of each line in which the server itself warns of a possible break-in. */
  warnedAddresses: string[];
}

export async function readLog(): Promise<Log> {
  const lines = (await readSource(file)).split(/\r?\n/).filter(Boolean);
  return {
    lineCount: lines.length,
    attempts: lines.flatMap((text, index) => attemptIn(text, index + 1) ?? []),
    warnedAddresses: lines.flatMap((text) => /\[([\d.]+)\] failed - POSSIBLE BREAK-IN ATTEMPT!/.exec(text)?.[1] ?? []),
  };
}

function attemptIn(text: string, line: number): Attempt | undefined {
  const [, outcome, address = ''] = /(Failed|Accepted) password for .* from (\S+) port/.exec(text) ?? [];
  if (!outcome) return undefined;
  // A line begins with its date and time, as in “Dec 10 06:55:46”.
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(7, 15).split(':').map(Number);
  return {
    line,
    second: hours * 3600 + minutes * 60 + seconds,
    address,
    isAccepted: outcome === 'Accepted',
    times: Number(/message repeated (\d+) times/.exec(text)?.[1] ?? 1),
  };
}
