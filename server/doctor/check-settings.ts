import { parseConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { StartError } from '../startup/start-error.ts';
import type { Finding } from '../model/finding.ts';
import { ok, wrong } from '../model/finding.ts';

/** Groups of settings that make sense only together: if one is wrong, the others are not checked without it. */
const groups = [/^(SMTP|MAIL)_|^(ALERT_TO|CONFIRMATION_MAIL)$/, /^WEBHOOK_/];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings without the wrong ones, so that the others can be checked too. Reports all problems at once, except
 * that only the first of a group is reported.
 * `written` are the settings in the file `file`, if there is one.
 */
export function checkSettings(
  environment: Environment,
  home: string,
  { file, written }: { file: string | undefined; written: Environment },
): { config: Config; findings: Finding[] } {
  const findings: Finding[] = [];
  const names = settingNames(home);
  const left: Record<string, string | undefined> = { ...environment };
  for (const name of Object.keys(written)) {
    if (names.has(name) || /^(NODE_|TZ$|LISTEN_)/.test(name)) continue;
    const near = [...names].find((known) => isNear(name, known));
    findings.push(
      wrong('settings', `${file} sets ${name}, which nothing reads${near ? `: write ${near}` : ': delete it'}`),
    );
  }
  for (;;) {
    try {
      const config = parseConfig(left, home);
      const set = [...names].filter((name) => left[name]);
      if (findings.length === 0) findings.push(ok('settings', describeSettings(set, file)));
      return { config, findings };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      findings.push(wrong('settings', error.message));
      const [culprit = ''] = /^[A-Z_]+/.exec(error.message) ?? [];
      const group = groups.find((pattern) => pattern.test(culprit)) ?? new RegExp(`^${culprit}$`);
      const given = Object.keys(left).filter((name) => group.test(name));
      // Whatever is wrong, the other checks are made: with the defaults where it cannot be told which setting to leave out.
      if (given.length === 0) return { config: parseConfig({}, home), findings };
      for (const name of given) delete left[name];
    }
  }
}

function describeSettings(set: readonly string[], file: string | undefined): string {
  const from = file ? `${file}, and the environment` : 'the environment; there is no .env';
  return `${set.length > 0 ? set.join(', ') : 'nothing is set, so the defaults apply'} (from ${from})`;
}

/** The names of all settings: every one that reading them asks for. */
function settingNames(home: string): ReadonlySet<string> {
  const names = new Set<string>();
  parseConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }), home);
  return names;
}

/** Whether two names have the same letters, in whatever order, or differ by one character. */
function isNear(one: string, other: string): boolean {
  const bare = (name: string): string => name.replaceAll('_', '').split('').sort().join('');
  if (bare(one) === bare(other)) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let index = 0;
  while (index < short.length && short[index] === long[index]) index++;
  return short.slice(short.length === long.length ? index + 1 : index) === long.slice(index + 1);
}
