import { readFileSync } from 'node:fs';

/**
 * Loaded into a server before its own code (`NODE_OPTIONS=--import`): shifts its clock by the number of milliseconds that the
 * file CLOCK_SHIFT_FILE currently contains. Affects only `Date`, not what measures durations.
 */
const file = process.env['CLOCK_SHIFT_FILE'];
if (!file) throw new Error('CLOCK_SHIFT_FILE names no file');
const { now: realNow } = Date;
const now = (): number => realNow() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
