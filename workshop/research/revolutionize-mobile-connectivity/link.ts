/** The links that `link.py` makes, and the ages that follow from them alone. */
import { seededRandom } from '../statistics.ts';

/** A part of a link's time with its own properties. */
export interface Stretch {
  /** Seconds from the link's beginning. */
  from: number;
  /** Milliseconds one way. */
  delay: number;
  /** The standard deviation of what is added to the delay, in milliseconds. */
  jitter: number;
  /** The share of packets that are lost. */
  loss: number;
}

/** Milliseconds from one position to the next. */
export const defaultInterval = 100;

/** A link. Its properties are as in Stretch and apply where no stretch changes them. */
export interface Link {
  name: string;
  delay: number;
  jitter: number;
  loss: number;
  /** Milliseconds from one position to the next; `defaultInterval` if it has none. */
  between?: number;
  /** Milliseconds for which packets wait in an outage. */
  outage?: number;
  /** Milliseconds from the beginning of one outage to the next; without it there are none. */
  every?: number;
  stretches?: Stretch[];
}

/** Assumed, not measured on a network: round figures that show the effect of each property. Milliseconds, one way. */
export const links: Link[] = [
  { name: 'Steady', delay: 15, jitter: 3, loss: 0 },
  { name: 'Steady, once a second', delay: 15, jitter: 3, loss: 0, between: 1_000 },
  { name: 'Slower', delay: 60, jitter: 3, loss: 0 },
  { name: 'Jittery', delay: 15, jitter: 60, loss: 0 },
  { name: '1% lost', delay: 15, jitter: 3, loss: 0.01 },
  { name: '5% lost', delay: 15, jitter: 3, loss: 0.05 },
  { name: 'Handover gap', delay: 15, jitter: 3, loss: 0, outage: 1_500, every: 15_000 },
];

/** The age that the dot stays below in a share of the looks; ages in ascending order. */
export function ageAt(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * The ages that a map sees with datagrams if only the link takes time: no scheduler, no TCP. On a link without loss the
 * stream has the same ages, since packets stay in order.
 */
export const expectedAges = (link: Link, seconds: number): number[] =>
  expectedLooks(link, seconds)
    .map(({ age }) => age)
    .sort((a, b) => a - b);

/** The expected looks in order of time: when the map looks, and how old its dot is, both in milliseconds. */
export function expectedLooks(link: Link, seconds: number): { at: number; age: number }[] {
  const random = seededRandom(7);
  /** A draw from the standard normal distribution (Box and Muller). */
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const arrivals: { sent: number; at: number }[] = [];
  let last = 0;
  for (let sent = 0; sent < seconds * 1_000; sent += link.between ?? defaultInterval) {
    const current = link.stretches?.findLast(({ from }) => from * 1_000 <= sent) ?? link;
    if (random() < current.loss) continue;
    last = Math.max(last, delayByOutage(sent + current.delay + Math.abs(normal()) * current.jitter, link));
    arrivals.push({ sent, at: last });
  }
  const looks: { at: number; age: number }[] = [];
  let newest: number | undefined;
  let next = 0;
  // Like map.ts, from the third second on, twenty times a second. Intervals are random, so that looks and positions do not run in step.
  for (let look = 3_000 + 25 * random(); look < (seconds - 1) * 1_000; look += 47 + 6 * random()) {
    while (next < arrivals.length && arrivals[next]!.at <= look) newest = arrivals[next++]!.sent;
    if (newest !== undefined) looks.push({ at: look, age: look - newest });
  }
  return looks;
}

/** The moment at which a packet that arrives at `at` is passed on: during an outage, its end. */
function delayByOutage(at: number, { outage = 0, every = 0 }: Link): number {
  if (every === 0) return at;
  const sinceOutageBegan = at % every;
  return sinceOutageBegan < outage ? at + outage - sinceOutageBegan : at;
}
