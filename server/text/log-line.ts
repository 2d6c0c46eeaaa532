import { terminalLine, terminalLines } from './terminal-text.ts';

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
  let entry: Record<string, unknown>;
  try {
    entry = JSON.parse(json) as Record<string, unknown>;
  } catch {
    return json;
  }
  const { level, time, msg, err, ...rest } = entry;
  const clock = new Date(Number(time)).toLocaleTimeString('en-GB');
  const parts = [clock, levels[Number(level)] ?? String(level), ...(typeof msg === 'string' ? [msg] : [])];
  const values = Object.entries(rest).map(([name, value]) => `${name}=${logfmtValue(value)}`);
  const line = terminalLine([...parts, ...values].join(' '));
  const { stack } = (err ?? {}) as { stack?: string };
  return `${[line, ...(stack ? [terminalLines(stack)] : [])].join('\n')}\n`;
}

const logfmtValue = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
