import type { BaseLogger } from 'pino';
import { localDayAt } from '../text/local-time.ts';
import type { TimeZone } from '../text/local-time.ts';
import type { Outcome } from '../model/delivery.ts';
import { errorMessage } from '../text/error-message.ts';
import { redactEmailAddresses } from '../text/redact-email-addresses.ts';
import type { EnquiryRow } from '../model/database.ts';
import { claimHeldDigest, markHeldDigestSent } from '../storage/held-digest.ts';
import { countHeld, isAnyHeldSince, newestHeld } from '../storage/held-enquiries.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';

/** The content of a digest: enquiries that are held until a person releases or drops them. */
export type HeldDigest = {
  /** The number of all held enquiries. */
  count: number;
  /** The newest ones, newest first; not all if there are many. */
  newest: [EnquiryRow, ...EnquiryRow[]];
  /** A UUID, the same at every attempt, by which a mailbox recognizes a repeat. */
  id: string;
};

/** Tries once. Never rejects: an error is an outcome. */
export type SendHeldDigest = (digest: HeldDigest, signal: AbortSignal) => Promise<Outcome>;

type HeldDigestDependencies = {
  send: SendHeldDigest;
  /** The company's time zone. */
  timeZone: TimeZone;
  /** The time of day; the clock may be adjusted. */
  clock: () => Date;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** Milliseconds of a monotonic clock. */
  uptime?: () => number;
};

type RunningHeldDigest = {
  /** Starts nothing more, and waits up to `timeLimit` milliseconds for what is under way. */
  stop(timeLimit: number): Promise<void>;
};

/** Milliseconds between two checks. */
const checkInterval = 60_000;

/** The hour, in the company's time zone, from which a digest is due if something was held before it. */
const hourOfDigest = 8;

/**
 * Milliseconds within which a process sends no second digest, even if the clock says it is another day: the time from a
 * late digest, just before midnight, to the next one in the morning, in a night when clocks are set forward by an hour.
 */
const minInterval = (hourOfDigest - 1) * 60 * 60 * 1000;

/** The most enquiries that a digest lists. */
const maxListed = 30;

/** Checks immediately, and then every minute, whether a digest of held enquiries is due. */
export function startHeldDigest(database: OpenedDatabase, dependencies: HeldDigestDependencies): RunningHeldDigest {
  const aborting = new AbortController();
  const sendIfDue = createHeldDigest(database, dependencies, aborting.signal);
  let isStopping = false;
  let lastCheck = Promise.resolve();
  const check = (): void => {
    // The turn of a check that waited behind a slow one may come only after the stop.
    lastCheck = lastCheck.then(() => (isStopping ? undefined : sendIfDue()));
  };
  check();
  const timer = setInterval(check, checkInterval);
  return {
    async stop(timeLimit) {
      isStopping = true;
      clearInterval(timer);
      const abortTimer = setTimeout(() => aborting.abort(), timeLimit);
      await lastCheck;
      clearTimeout(abortTimer);
    },
  };
}

/**
 * Returns a check, which sends the day's digest if something is held, none was sent on this day, and no other server is
 * sending it. It never rejects.
 */
export function createHeldDigest(
  database: OpenedDatabase,
  { send, timeZone, clock, log, uptime = () => performance.now() }: HeldDigestDependencies,
  signal: AbortSignal,
): () => Promise<void> {
  /** The uptime at which this process last sent a digest. */
  let lastSentAt: number | undefined;
  /** The day whose digest was sent but not yet recorded: another server would send it again. */
  let unrecordedDay: string | undefined;
  let isFailing = false;

  async function recordSent(): Promise<void> {
    if (unrecordedDay !== undefined) await markHeldDigestSent(database, unrecordedDay, clock());
    unrecordedDay = undefined;
  }

  async function sendDueDigest(): Promise<void> {
    await recordSent();
    const now = clock();
    const { day, at: dueAt } = localDayAt(now, hourOfDigest, timeZone);
    if (now < dueAt || (lastSentAt !== undefined && uptime() - lastSentAt < minInterval)) return;
    if (!(await isAnyHeldSince(database, dueAt, now))) return;
    const id = await claimHeldDigest(database, day, now);
    if (id === undefined) return;
    const [latest, ...others] = await newestHeld(database, maxListed);
    // The last held enquiry may have been settled since the check.
    if (!latest) return;
    const newest: HeldDigest['newest'] = [latest, ...others];
    // Some may have been settled since they were listed.
    const count = Math.max(newest.length, await countHeld(database));
    const outcome = await send({ count, newest, id }, signal);
    if (outcome.result === 'delivered') {
      lastSentAt = uptime();
      unrecordedDay = day;
      if (outcome.remark === undefined) log.info({ held: count }, 'digest of held enquiries sent');
      // With the recipients' addresses: they are the company's own, and nothing else says whom the digest has not reached.
      else log.warn({ held: count, reason: outcome.remark }, 'digest of held enquiries sent, but not to all');
      await recordSent();
    } else log.warn({ reason: redactEmailAddresses(outcome.reason) }, 'digest of held enquiries not sent yet');
  }

  return async () => {
    if (signal.aborted) return;
    try {
      await sendDueDigest();
      isFailing = false;
    } catch (error) {
      const failure =
        unrecordedDay === undefined
          ? 'held enquiries cannot be read'
          : 'digest of held enquiries cannot be recorded as sent';
      // Logged once, not every minute while a database is unreachable.
      if (!isFailing) log.error({ reason: errorMessage(error) }, failure);
      isFailing = true;
    }
  };
}
