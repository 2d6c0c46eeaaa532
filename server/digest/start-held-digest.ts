import type { BaseLogger } from 'pino';
import { localDayAt, type TimeZone } from '../text/local-time.ts';
import type { Outcome } from '../model/delivery.ts';
import { redactEmailAddresses } from '../text/redact-email-addresses.ts';
import type { EnquiryRow } from '../model/database.ts';
import { claimHeldDigest, settleHeldDigest } from '../storage/held-digest.ts';
import { countHeld, isHeldSince, newestHeld } from '../storage/held-enquiries.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';

/** What waits until a person releases or drops it. */
export type HeldDigest = {
  count: number;
  /** The newest of them first; not all where there are many. */
  newest: EnquiryRow[];
  /** A UUID, the same at every attempt, by which a mailbox recognizes a repeat. */
  id: string;
};

/** Tries once. Never rejects: what went wrong is an outcome. */
export type SendHeldDigest = (digest: HeldDigest, signal: AbortSignal) => Promise<Outcome>;

type HeldDigestDependencies = {
  send: SendHeldDigest;
  /** The company's. */
  timeZone: TimeZone;
  /** The time of day: the clock may be set. */
  clock: () => Date;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** Milliseconds of a monotonic clock. */
  uptime?: () => number;
};

type RunningHeldDigest = {
  /** Begins nothing more, and lets what is under way finish for up to `timeLimit` milliseconds. */
  stop(timeLimit: number): Promise<void>;
};

/** Milliseconds between two looks. */
const lookInterval = 60_000;

/** By the company's clocks: what was held before is listed then, or as soon as a server runs after it. */
const hourOfDigest = 8;

/** Milliseconds within which one process sends no second one, whatever day the clock says it is. */
const minInterval = 12 * 60 * 60 * 1000;

/** Maximum listed. */
const maxListed = 30;

/** Looks at once and then every minute whether a digest of what is held is due. */
export function startHeldDigest(database: OpenedDatabase, dependencies: HeldDigestDependencies): RunningHeldDigest {
  const aborting = new AbortController();
  const look = createHeldDigest(database, dependencies, aborting.signal);
  let looking = Promise.resolve();
  const next = (): void => {
    looking = looking.then(look);
  };
  next();
  const everyMinute = setInterval(next, lookInterval);
  return {
    async stop(timeLimit) {
      clearInterval(everyMinute);
      const cut = setTimeout(() => aborting.abort(), timeLimit);
      await looking;
      clearTimeout(cut);
    },
  };
}

/**
 * One look: sends the day's digest when something is held, none was sent on this day, and no server is at it. Never
 * rejects.
 */
export function createHeldDigest(
  database: OpenedDatabase,
  { send, timeZone, clock, log, uptime = () => performance.now() }: HeldDigestDependencies,
  signal: AbortSignal,
): () => Promise<void> {
  let lastSent: number | undefined;
  /** The day whose digest was sent, until that is written down: another server would send it again. */
  let unsettled: string | undefined;
  let fails = false;

  async function settle(): Promise<void> {
    if (unsettled !== undefined) await settleHeldDigest(database, unsettled, clock());
    unsettled = undefined;
  }

  async function sendWhenDue(): Promise<void> {
    await settle();
    const now = clock();
    const { day, at } = localDayAt(now, hourOfDigest, timeZone);
    if (now < at || (lastSent !== undefined && uptime() - lastSent < minInterval)) return;
    if (!(await isHeldSince(database, at, now))) return;
    const id = await claimHeldDigest(database, day, now);
    if (id === undefined) return;
    const newest = await newestHeld(database, maxListed);
    // A person may have settled the last of it meanwhile.
    if (newest.length === 0) return;
    const count = Math.max(newest.length, await countHeld(database));
    const outcome = await send({ count, newest, id }, signal);
    if (outcome.result === 'delivered') {
      lastSent = uptime();
      unsettled = day;
      await settle();
      log.info({ held: count }, 'digest of held enquiries sent');
    } else log.warn({ reason: redactEmailAddresses(outcome.reason) }, 'digest of held enquiries not sent yet');
  }

  return async () => {
    if (signal.aborted) return;
    try {
      await sendWhenDue();
      fails = false;
    } catch (error) {
      // Once, and not every minute while a database is away.
      if (!fails) log.error({ reason: String(error) }, 'held enquiries cannot be read');
      fails = true;
    }
  };
}
