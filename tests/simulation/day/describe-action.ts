import type { Action, ServerNumber, JobStep } from './actions.ts';

const serverName = (number: ServerNumber): string => (number === 0 ? 'the first server' : 'the second server');

const describeStep = ({ server, job, step }: JobStep): string =>
  `database step ${step} of the next ${job} run of ${serverName(server)}`;

function describeCommand({
  command,
  enquiry,
}: Pick<Extract<Action, { what: 'command' }>, 'command' | 'enquiry'>): string {
  return command.endsWith('all') ? command : `${command} for enquiry ${enquiry}`;
}

/** One line for people. */
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
  if (action.what === 'command') return `a person runs ${describeCommand(action)}`;
  if (action.what === 'interrupt job') return `${describeStep(action)} ${action.how}`;
  if (action.what === 'command at job')
    return `a person runs ${describeCommand(action)} before ${describeStep(action)}`;
  return `${serverName(action.server)}: ${action.what}`;
}
