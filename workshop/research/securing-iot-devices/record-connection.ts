import { send, type Broker, type Listener } from './broker.ts';
import { rows } from './report.ts';

/** Lets a device send a message, and adds to the report whether it was let in, or why not. */
export async function recordConnection(
  group: string,
  what: string,
  to: Broker,
  name: string | undefined,
  collector: Listener,
) {
  const before = to.log().length;
  const { code, told, arrived } = await send(to, name, collector);
  const reason = [
    ...to
      .log()
      .slice(before)
      .matchAll(/(?:error:[^:]*:[^:]*:[^:]*:|OpenSSL Error[^:]*: )(.+)/g),
  ].at(-1)?.[1];
  const outcome = arrived ? 'let in' : 'turned away';
  rows.push({ group, case: what, outcome, detail: outcome === 'let in' ? '' : (reason ?? (told || `exit ${code}`)) });
  return arrived;
}
