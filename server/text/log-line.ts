import { terminalLine, terminalLines } from './terminal-text.ts';

/** A word for each of Pino's levels, by its number. */
const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};

/**
 * A log line for a terminal, made from the JSON that programs read: time of day, level, message, then the rest as
 * `name=value`; an error's stack goes below. Other text is returned as is.
 */
export function logLine(json: string): string {
  const entry = parseObject(json);
  if (!entry) return json;
  const { level, time, msg, err, ...rest } = entry;
  const timeOfDay = new Date(Number(time)).toLocaleTimeString('en-GB');
  const parts = [timeOfDay, levels[Number(level)] ?? String(level), ...(typeof msg === 'string' ? [msg] : [])];
  const values = Object.entries(rest).map(([name, value]) => `${name}=${logfmtValue(value)}`);
  const line = terminalLine([...parts, ...values].join(' '));
  const { stack } = (err ?? {}) as { stack?: string };
  return `${[line, ...(stack ? [terminalLines(stack)] : [])].join('\n')}\n`;
}

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const logfmtValue = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
