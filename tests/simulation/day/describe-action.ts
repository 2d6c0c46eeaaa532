import type { Action, ServerNumber, JobStep } from './actions.ts';

const serverName = (number: ServerNumber): string => (number === 0 ? 'the first server' : 'the second server');

const describeStep = ({ server, job, step }: JobStep): string =>
  `database step ${step} of the next ${job} run of ${serverName(server)}`;

function describeCommand({
  command,
  enquiry,
}: Pick<Extract<Action, { kind: 'command' }>, 'command' | 'enquiry'>): string {
  return command.endsWith('all') ? command : `${command} for enquiry ${enquiry}`;
}

/** Describes an action in one line, for the report of a broken invariant. */
export function describeAction(action: Action): string {
  if (action.kind === 'post')
    return [
      `somebody posts enquiry ${action.enquiry}`,
      ...(action.isSuspected ? ['which looks like spam'] : []),
      `to ${serverName(action.server)}`,
    ].join(', ');
  if (action.kind === 'pass') return `${action.seconds} seconds pass`;
  if (action.kind === 'receiver')
    return `the ${action.channel === 'mail' ? 'mail server' : 'receiver of the webhook'} is ${action.mode} from now on`;
  if (action.kind === 'kill at')
    return `${serverName(action.server)} is killed ${action.when} its database step ${action.step} from now`;
  if (action.kind === 'interrupt')
    return `database step ${action.step} from now of ${serverName(action.server)} ${action.how}`;
  if (action.kind === 'outage') return `the database is away for ${action.seconds} seconds`;
  if (action.kind === 'set clock')
    return (
      `the clock of ${action.owner === 'database' ? 'the database' : serverName(action.owner)} ` +
      `is set to ${action.seconds} seconds ahead of the right time`
    );
  if (action.kind === 'command') return `an operator runs ${describeCommand(action)}`;
  if (action.kind === 'interrupt job') return `${describeStep(action)} ${action.how}`;
  if (action.kind === 'command at job')
    return `an operator runs ${describeCommand(action)} before ${describeStep(action)}`;
  return `${serverName(action.server)}: ${action.kind}`;
}
