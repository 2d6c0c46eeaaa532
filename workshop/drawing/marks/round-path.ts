/** The number of parameters of each path command. */
const parameterCounts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** Arcs have two flags, 0 or 1, which need no separator. */
const isFlag = (command: string, index: number) => command === 'a' && (index === 3 || index === 4);

const unreadable = (data: string) => new Error(`Unreadable path data: ${data.slice(0, 30)}`);

/** The groups of numbers after one command. An arc's flags may stand without a space before the next number. */
function readGroups(command: string, args: string): string[][] {
  const size = parameterCounts[command];
  const groups: string[][] = [];
  let rest = args.replace(/^[\s,]+/, '');
  if (size === undefined || (size === 0 && rest !== '')) throw unreadable(command + rest);
  while (rest !== '') {
    const group: string[] = [];
    for (let index = 0; index < size; index++) {
      const pattern = isFlag(command, index) ? /^[01]/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i;
      const [number] = pattern.exec(rest) ?? [];
      if (number === undefined) throw unreadable(command + rest);
      group.push(number);
      rest = rest.slice(number.length).replace(/^[\s,]+/, '');
    }
    groups.push(group);
  }
  return groups;
}

/** Two decimals at most, without a leading zero. */
const shorten = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

/** SVG path data with two decimals. Relative coordinates are rounded as such: their errors add up, to less than 0.2 units in our marks. */
export function roundPath(data: string): string {
  if (!/^\s*[a-z]/i.test(data)) throw unreadable(data);
  // Each command with its numbers; the `e` of an exponent does not begin a command.
  return data.replace(/([a-z])([^a-z]*(?:e[+-]?\d[^a-z]*)*)/gi, (_, letter: string, args: string) => {
    const command = letter.toLowerCase();
    const numbers = readGroups(command, args).flatMap((group) =>
      group.map((number, index) => (isFlag(command, index) ? number : shorten(Number(number)))),
    );
    // A minus sign separates numbers as well as a space.
    const parts = numbers.map((number, index) => (index === 0 || number.startsWith('-') ? number : ` ${number}`));
    return letter + parts.join('');
  });
}
