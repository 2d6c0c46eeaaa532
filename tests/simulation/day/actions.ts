import * as fc from 'fast-check';
import type { Interruption } from '#server/testing/interrupted-step.ts';

const receiverModes = [
  'up',
  'slow',
  'deferring',
  'deferring one',
  'refusing',
  'down',
  'silent',
  'losing answers',
] as const;
/** `deferring one`: of the two recipients of a notification by mail. */
export type ReceiverMode = (typeof receiverModes)[number];

export type ServerNumber = 0 | 1;

export type PersonsCommand = 'retry' | 'retry all' | 'discard' | 'release all' | 'drop' | 'delete';

/** What runs periodically by itself. */
export type PeriodicJob = 'retention' | 'digest';

/** A step of the database, counted from 1, in the next run of a server's job, including a server that is not started yet. */
export type JobStep = { server: ServerNumber; job: PeriodicJob; step: number };

/** The events of a simulated day. */
export type Action =
  | { what: 'post'; enquiry: number; server: ServerNumber; isSuspected: boolean }
  | { what: 'pass'; seconds: number }
  | { what: 'receiver'; channel: 'mail' | 'webhook'; mode: ReceiverMode }
  | { what: 'start' | 'stop' | 'kill'; server: ServerNumber }
  | { what: 'kill at'; server: ServerNumber; step: number; when: 'before' | 'after' }
  | { what: 'interrupt'; server: ServerNumber; step: number; how: Interruption }
  | ({ what: 'interrupt job'; how: Interruption } & JobStep)
  | ({ what: 'command at job'; command: PersonsCommand; enquiry: number } & JobStep)
  | { what: 'outage'; seconds: number }
  | { what: 'set clock'; of: ServerNumber | 'database'; seconds: number }
  | { what: 'command'; command: PersonsCommand; enquiry: number };

const hour = 3600;
const day = 24 * hour;

const server = fc.constantFrom<ServerNumber>(0, 1);
const enquiry = fc.integer({ min: 1, max: 9 });
const step = fc.integer({ min: 1, max: 12 });
/** Retention reads the clock, records it, queries what is old, counts all, writes the audit and deletes. */
const jobStep = fc.integer({ min: 1, max: 6 });
const job = fc.constantFrom<PeriodicJob>('retention', 'retention', 'digest');
const command = fc.constantFrom<PersonsCommand>('retry', 'retry all', 'discard', 'release all', 'drop', 'delete');
const interruption = fc.constantFrom<Interruption>('fails before', 'fails after', 'lands late', 'connection lost');

const interruptedJob = fc.record({
  what: fc.constant('interrupt job' as const),
  server,
  job,
  step: jobStep,
  how: interruption,
});

/** A server's very first run, which nothing has prepared. */
const beginning: fc.Arbitrary<Action[]> = fc
  .option(interruptedJob, { nil: undefined, freq: 2 })
  .map((interrupted) => [
    ...(interrupted ? [interrupted] : []),
    { what: 'start', server: 0 },
    { what: 'start', server: 1 },
  ]);

const rest: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    {
      weight: 10,
      arbitrary: fc.record({
        what: fc.constant('post' as const),
        enquiry,
        server,
        isSuspected: fc.nat(5).map((n) => n === 0),
      }),
    },
    {
      weight: 9,
      arbitrary: fc.record({ what: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 90 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('pass' as const),
        seconds: fc.constantFrom(hour, 9 * hour, 2 * day, 9 * day, 40 * day),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        what: fc.constant('receiver' as const),
        channel: fc.constantFrom('mail' as const, 'webhook' as const),
        mode: fc.constantFrom(...receiverModes),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        what: fc.constantFrom('start' as const, 'start' as const, 'stop' as const, 'kill' as const),
        server,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('kill at' as const),
        server,
        step,
        when: fc.constantFrom('before' as const, 'after' as const),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        what: fc.constant('interrupt' as const),
        server,
        step,
        how: interruption,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ what: fc.constant('outage' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('set clock' as const),
        of: fc.constantFrom<ServerNumber | 'database'>(0, 1, 'database'),
        seconds: fc.constantFrom(0, 0, 2, -90, 1800, -6 * hour, 6 * hour, 2.5 * day, 40 * day, -40 * day),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('command' as const),
        command,
        enquiry,
      }),
    },
    { weight: 1, arbitrary: interruptedJob },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('command at job' as const),
        server,
        job,
        step: jobStep,
        command,
        enquiry,
      }),
    },
  ),
  { minLength: 1, maxLength: 50, size: 'max' },
);

export const historyArbitrary: fc.Arbitrary<Action[]> = fc.tuple(beginning, rest).map((parts) => parts.flat());
