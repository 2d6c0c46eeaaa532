import { parseConfig, settingNames } from '../config.ts';
import type { Config } from '../config.ts';
import { SettingError } from '../startup/setting-error.ts';
import type { Finding } from '../model/finding.ts';
import { ok, wrong } from '../model/finding.ts';

/** Groups of settings that make sense only together: if one is wrong, the others are not checked without it. */
const settingGroups = [/^(SMTP|MAIL)_|^(ALERT_TO|CONFIRMATION_MAIL)$/, /^WEBHOOK_/];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings without the wrong ones, so that the others can be checked too. Reports all problems together, except
 * that only the first of a group is reported.
 *
 * `fileSettings` are those in the settings file `file`, if there is one.
 */
export function checkSettings(
  environment: Environment,
  home: string,
  { file, fileSettings }: { file: string | undefined; fileSettings: Environment },
): { config: Config; findings: Finding[] } {
  const names = settingNames();
  const findings = ineffectiveSettings(names, file, fileSettings);
  const remaining: Record<string, string | undefined> = { ...environment };
  for (;;) {
    try {
      const config = parseConfig(remaining, home);
      const configured = [...names].filter((name) => remaining[name]);
      if (findings.length === 0) findings.push(ok('settings', describeSettings(configured, file)));
      return { config, findings };
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      findings.push(wrong('settings', error.message));
      const { setting } = error;
      const group = settingGroups.find((pattern) => pattern.test(setting));
      const ignored = Object.keys(remaining).filter((name) => name === setting || group?.test(name));
      // Without a setting to ignore, the next attempt would fail in the same way, forever.
      if (ignored.length === 0) throw error;
      for (const name of ignored) delete remaining[name];
    }
  }
}

/** Settings of Node that have no effect in the file: Node reads them when it starts, before the file is read. */
const readBeforeFile = /^NODE_(COMPILE_CACHE|EXTRA_CA_CERTS|OPTIONS|USE_ENV_PROXY|USE_SYSTEM_CA)$/;

/** Settings that are not the server's own: Node's and its packages', libpq's, the C library's, those of systemd's socket activation. */
const readByOthers = /^(NODE_|PG[A-Z]+$|TZ$|LISTEN_)/;

/** One finding for each setting of the file that has no effect, with its fix. */
function ineffectiveSettings(
  names: ReadonlySet<string>,
  file: string | undefined,
  fileSettings: Environment,
): Finding[] {
  return Object.keys(fileSettings).flatMap((name) => {
    if (readBeforeFile.test(name)) {
      const fix = 'set it in the environment in which the server is started';
      return wrong('settings', `${file} sets ${name}, which Node reads before that file: ${fix}`);
    }
    if (names.has(name) || readByOthers.test(name)) return [];
    const suggestion = [...names].find((candidate) => isSimilar(name, candidate));
    return wrong(
      'settings',
      `${file} sets ${name}, which nothing reads${suggestion ? `: write ${suggestion}` : ': delete it'}`,
    );
  });
}

function describeSettings(configured: readonly string[], file: string | undefined): string {
  const from = file ? `${file}, and the environment` : 'the environment; there is no .env';
  return `${configured.length > 0 ? configured.join(', ') : 'nothing is set, so the defaults apply'} (from ${from})`;
}

/** Whether two names have the same letters in any order, ignoring underscores, or differ by one character. */
function isSimilar(first: string, second: string): boolean {
  const sortedLetters = (name: string): string => name.replaceAll('_', '').split('').sort().join('');
  if (sortedLetters(first) === sortedLetters(second)) return true;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  if (long.length - short.length > 1) return false;
  let index = 0;
  while (index < short.length && short[index] === long[index]) index++;
  return short.slice(short.length === long.length ? index + 1 : index) === long.slice(index + 1);
}
