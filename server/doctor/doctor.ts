import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../text/error-message.ts';
import { envFile, loadEnvFile, readEnvFile } from '../load-env-file.ts';
import { StartError } from '../startup/start-error.ts';
import { terminalJson, terminalLine } from '../text/terminal-text.ts';
import { runChecks } from './run-checks.ts';
import type { Finding } from '../model/finding.ts';

const help = `npm run doctor: shows what is set, wrong or missing. Sends nothing, and changes nothing but the row that /readyz writes to
test the database.

  --json         one line of JSON for each check, for programs
  --no-visit     do not visit the site's public address

Exit codes: 0 nothing is wrong (something may be missing), 1 something is wrong, 2 invalid arguments.
Run it as the user the server runs as, with the server's settings.`;

/** The first word of a finding's line, by its state. */
const labels = { ok: 'ok', missing: 'MISSING', wrong: 'WRONG' } as const;

/** Prints the findings, the help, or what is wrong with the arguments or the settings file. Returns the exit code. */
async function run(args: string[]): Promise<number> {
  let values: { json?: boolean | undefined; 'no-visit'?: boolean | undefined; help?: boolean | undefined };
  try {
    const flag = { type: 'boolean' } as const;
    ({ values } = parseArgs({ args, options: { json: flag, 'no-visit': flag, help: flag } }));
  } catch (error) {
    console.error(`${errorMessage(error)}\n\n${help}`);
    return 2;
  }
  if (values.help) {
    console.log(help);
    return 0;
  }
  const home = join(import.meta.dirname, '../..');
  try {
    loadEnvFile(home);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return 1;
  }
  const findings = await runChecks({
    environment: process.env,
    home,
    settings: readSettingsFile(home),
    clock: () => new Date(),
    visitsPublicAddress: !values['no-visit'],
  });
  console.log(
    (values.json ? findings.map(terminalJson) : [...findings.map(findingLine), summary(findings)]).join('\n'),
  );
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}

function readSettingsFile(home: string): {
  file: string | undefined;
  fileSettings: Record<string, string | undefined>;
} {
  const file = envFile(home);
  return existsSync(file) ? { file, fileSettings: readEnvFile(file) } : { file: undefined, fileSettings: {} };
}

const findingLine = ({ what, state, message }: Finding): string =>
  `${labels[state].padEnd(8)} ${what.padEnd(9)} ${terminalLine(message)}`;

function summary(findings: readonly Finding[]): string {
  const count = (state: Finding['state']): number => findings.filter((finding) => finding.state === state).length;
  return `\n${count('ok')} ok, ${count('missing')} missing, ${count('wrong')} wrong`;
}

process.exitCode = await run(process.argv.slice(2));
