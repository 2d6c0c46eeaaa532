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
/** The behavior of a receiver: with `deferring one`, mail is deferred for one of its two recipients. */
export type ReceiverMode = (typeof receiverModes)[number];

export type ServerNumber = 0 | 1;

export type OperatorCommand = 'retry' | 'retry all' | 'discard' | 'release all' | 'drop' | 'delete';

/** A job that each server runs periodically. */
export type PeriodicJob = 'retention' | 'digest';

/** A database step, counted from 1, in the next run of a server's job. The server need not be running yet. */
export type JobStep = { server: ServerNumber; job: PeriodicJob; step: number };

/** The events of a simulated day. */
export type Action =
  | { kind: 'post'; enquiry: number; server: ServerNumber; isSuspected: boolean }
  | { kind: 'pass'; seconds: number }
  | { kind: 'receiver'; channel: 'mail' | 'webhook'; mode: ReceiverMode }
  | { kind: 'start' | 'stop' | 'kill'; server: ServerNumber }
  | { kind: 'kill at'; server: ServerNumber; step: number; when: 'before' | 'after' }
  | { kind: 'interrupt'; server: ServerNumber; step: number; how: Interruption }
  | ({ kind: 'interrupt job'; how: Interruption } & JobStep)
  | ({ kind: 'command at job'; command: OperatorCommand; enquiry: number } & JobStep)
  | { kind: 'outage'; seconds: number }
  | { kind: 'set clock'; owner: ServerNumber | 'database'; seconds: number }
  | { kind: 'command'; command: OperatorCommand; enquiry: number };

const hour = 3600;
const day = 24 * hour;

const server = fc.constantFrom<ServerNumber>(0, 1);
const enquiry = fc.integer({ min: 1, max: 9 });
const step = fc.integer({ min: 1, max: 12 });
/** Retention reads the clock record, writes it, queries what is old, counts all rows, writes the audit and deletes. */
const jobStep = fc.integer({ min: 1, max: 6 });
const job = fc.constantFrom<PeriodicJob>('retention', 'retention', 'digest');
const command = fc.constantFrom<OperatorCommand>('retry', 'retry all', 'discard', 'release all', 'drop', 'delete');
const interruption = fc.constantFrom<Interruption>('fails before', 'fails after', 'lands late', 'connection lost');

const interruptedJob = fc.record({
  kind: fc.constant('interrupt job' as const),
  server,
  job,
  step: jobStep,
  how: interruption,
});

/** Starts both servers; sometimes the very first run of a job, which finds empty tables, is interrupted. */
const firstActions: fc.Arbitrary<Action[]> = fc
  .option(interruptedJob, { nil: undefined, freq: 2 })
  .map((interrupted) => [
    ...(interrupted ? [interrupted] : []),
    { kind: 'start', server: 0 },
    { kind: 'start', server: 1 },
  ]);

const laterActions: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    {
      weight: 10,
      arbitrary: fc.record({
        kind: fc.constant('post' as const),
        enquiry,
        server,
        isSuspected: fc.nat(5).map((number) => number === 0),
      }),
    },
    {
      weight: 9,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 90 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('pass' as const),
        seconds: fc.constantFrom(hour, 9 * hour, 2 * day, 9 * day, 40 * day),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('receiver' as const),
        channel: fc.constantFrom('mail' as const, 'webhook' as const),
        mode: fc.constantFrom(...receiverModes),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('start' as const, 'start' as const, 'stop' as const, 'kill' as const),
        server,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('kill at' as const),
        server,
        step,
        when: fc.constantFrom('before' as const, 'after' as const),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('interrupt' as const),
        server,
        step,
        how: interruption,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('outage' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('set clock' as const),
        owner: fc.constantFrom<ServerNumber | 'database'>(0, 1, 'database'),
        seconds: fc.constantFrom(0, 0, 2, -90, 1800, -6 * hour, 6 * hour, 2.5 * day, 40 * day, -40 * day),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('command' as const),
        command,
        enquiry,
      }),
    },
    { weight: 1, arbitrary: interruptedJob },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('command at job' as const),
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

export const historyArbitrary: fc.Arbitrary<Action[]> = fc
  .tuple(firstActions, laterActions)
  .map((parts) => parts.flat());
