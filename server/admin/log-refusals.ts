import type { BaseLogger } from 'pino';
import { limitRepeats } from '../http/limit-repeats.ts';

type Refusal = 'wrong ADMIN_TOKEN' | 'wrong host name at ADMIN_PORT';

/** Logs refused requests for health and metrics: at most one line a minute for each reason, with the number of refusals. */
export const logRefusals = (log: Pick<BaseLogger, 'warn'>): ((reason: Refusal) => void) =>
  limitRepeats((reason, times) => log.warn({ reason, times }, 'refused'));
