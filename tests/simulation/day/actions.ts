import * as fc from 'fast-check';
import type { Interruption } from '#server/testing/interrupted-step.ts';

export const receiverModes = ['up', 'slow', 'deferring', 'refusing', 'down', 'silent', 'losing answers'] as const;
export type ReceiverMode = (typeof receiverModes)[number];

export type ServerNumber = 0 | 1;

export type PersonsCommand = 'retry' | 'retry all' | 'discard' | 'release all' | 'drop' | 'delete';

/** What happens on a simulated day, one after the other. */
export type Action =
  | { what: 'post'; enquiry: number; server: ServerNumber; isSuspected: boolean }
  | { what: 'pass'; seconds: number }
  | { what: 'receiver'; channel: 'mail' | 'webhook'; mode: ReceiverMode }
  | { what: 'start' | 'stop' | 'kill'; server: ServerNumber }
  | { what: 'kill at'; server: ServerNumber; step: number; when: 'before' | 'after' }
  | { what: 'interrupt'; server: ServerNumber; step: number; how: Interruption }
  | { what: 'outage'; seconds: number }
  | { what: 'set clock'; of: ServerNumber | 'database'; seconds: number }
  | { what: 'command'; command: PersonsCommand; enquiry: number };

const hour = 3600;
const day = 24 * hour;

const server = fc.constantFrom<ServerNumber>(0, 1);
const enquiry = fc.integer({ min: 1, max: 9 });
const step = fc.integer({ min: 1, max: 12 });

export const historyArbitrary: fc.Arbitrary<Action[]> = fc.array(
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
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('pass' as const),
        seconds: fc.constantFrom(hour, 9 * hour, 2 * day, 9 * day),
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
        how: fc.constantFrom<Interruption>('fails before', 'fails after', 'lands late', 'connection lost'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ what: fc.constant('outage' as const), seconds: fc.integer({ min: 1, max: 40 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('set clock' as const),
        of: fc.constantFrom<ServerNumber | 'database'>(0, 1, 'database'),
        seconds: fc.constantFrom(0, 0, 2, -90, 1800, -6 * hour, 6 * hour, 40 * day, -40 * day),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('command' as const),
        command: fc.constantFrom<PersonsCommand>('retry', 'retry all', 'discard', 'release all', 'drop', 'delete'),
        enquiry,
      }),
    },
  ),
  { minLength: 1, maxLength: 50, size: 'max' },
);

const serverName = (number: ServerNumber): string => (number === 0 ? 'the first server' : 'the second server');

/** A line for people. */
export function describeAction(action: Action): string {
  if (action.what === 'post')
    return [
      `somebody posts enquiry ${action.enquiry}`,
      ...(action.isSuspected ? ['which looks like spam'] : []),
      `to ${serverName(action.server)}`,
    ].join(', ');
  if (action.what === 'pass') return `${action.seconds} seconds pass`;
  if (action.what === 'receiver')
    return `the ${action.channel === 'mail' ? 'mail server' : 'receiver of the webhook'} is ${action.mode} from now on`;
  if (action.what === 'kill at')
    return `${serverName(action.server)} is killed ${action.when} its database step ${action.step} from now`;
  if (action.what === 'interrupt')
    return `database step ${action.step} from now of ${serverName(action.server)} ${action.how}`;
  if (action.what === 'outage') return `the database is away for ${action.seconds} seconds`;
  if (action.what === 'set clock')
    return (
      `the clock of ${action.of === 'database' ? 'the database' : serverName(action.of)} ` +
      `is set to ${action.seconds} seconds ahead of the right time`
    );
  if (action.what === 'command')
    return `a person runs ${action.command}${action.command.endsWith('all') ? '' : ` for enquiry ${action.enquiry}`}`;
  return `${serverName(action.server)}: ${action.what}`;
}
