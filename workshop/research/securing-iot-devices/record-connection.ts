import { send, type Broker, type Listener } from './broker.ts';
import { trials } from './report.ts';

/** Matches OpenSSL's reason in a line of the broker's log: in OpenSSL's own form, after the fourth colon, or in Mosquitto's. */
const opensslReason = /(?:error:[^:]*:[^:]*:[^:]*:|OpenSSL Error[^:]*: )(.+)/g;

/**
 * Lets a device send a message, and adds a row to the report: whether the broker let it in, or why not. `certificate`
 * names a file in the certificates' folder, without extension; undefined connects without one.
 */
export async function recordConnection(
  group: string,
  title: string,
  broker: Broker,
  certificate: string | undefined,
  collector: Listener,
): Promise<void> {
  const logLength = broker.log().length;
  const { code, lastError, arrived } = await send(broker, certificate, collector);
  const reason = [...broker.log().slice(logLength).matchAll(opensslReason)].at(-1)?.[1];
  const refusalReason = reason ?? (lastError || `exit ${code}`);
  trials.push({
    group,
    case: title,
    outcome: arrived ? 'let in' : 'turned away',
    detail: arrived ? '' : refusalReason,
  });
}
