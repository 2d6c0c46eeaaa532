/**
 * Launches that are each wrong in one way, against the article's verifier and three calls of published libraries. A
 * platform is simulated with key pairs made for the run; only the installation of the libraries uses the network.
 *
 * Ends with status 1 if the article's verifier accepts a wrong launch or rejects the genuine one.
 */
import { randomUUID } from 'node:crypto';
import { writeResults } from '../write-results.ts';
import { certificationLaunches, launches, malformedTokens, type Launch } from './launches.ts';
import {
  articleCode,
  articleVerifier,
  installLibraries,
  libraries,
  loadVerifiers,
  type Verifier,
} from './verifiers.ts';

installLibraries();
const verifiers = await loadVerifiers();
/** The launch's name under `launch`, and the outcome under each verifier's name. */
const rows: Record<string, string>[] = [];
for (const launch of [...launches, ...malformedTokens, ...certificationLaunches]) {
  const row: Record<string, string> = { launch: launch.name };
  for (const verifier of verifiers) row[verifier.name] = await outcomeOf(verifier, launch);
  rows.push(row);
}

// The first launch is the genuine one; malformed tokens and certification launches are not counted.
const wrong = rows.slice(1, launches.length);
const refused = Object.fromEntries(
  verifiers.map(({ name }) => [name, wrong.filter((row) => row[name] !== 'opens').length]),
);
const opened = Object.fromEntries(verifiers.map(({ name }) => [name, wrong.length - refused[name]!]));
const checks = await testWithoutEachCheck();
const checksHeldAlone = new Set(checks.filter(({ opens }) => opens.length > 0).map(({ without }) => without)).size;
const results = {
  node: process.version,
  libraries,
  wrongLaunches: wrong.length,
  refused,
  opened,
  rows,
  checks,
  checksHeldAlone,
};
writeResults(import.meta.dirname, results);
console.table(rows);
console.log(`Of ${wrong.length} wrong launches refused:`, refused);
console.table(checks.map(({ without, opens }) => ({ without, opens: opens.join(' | ') })));

const [genuine] = rows;
if (genuine?.['article'] !== 'opens' || refused['article'] !== wrong.length) process.exitCode = 1;

/** `opens`, or the reason why a launch was refused. */
async function outcomeOf({ check }: Verifier, { createToken, isRepeated }: Launch): Promise<string> {
  const nonce = randomUUID();
  const issued = new Set([nonce]);
  const idToken = createToken(nonce);
  if (isRepeated) await check(idToken, issued);
  try {
    await check(idToken, issued);
    return 'opens';
  } catch (error) {
    return `refused: ${(error as Error).message.replace(/^launch refused: /, '')}`;
  }
}

/** The launches that are accepted if one check is removed from the article's code: if none is, no launch needs that check. */
async function testWithoutEachCheck() {
  const lines = articleCode().split('\n');
  const found = [];
  for (const [index, line] of lines.entries()) {
    const check = /^  must\(.*'(.+)'\);$/.exec(line)?.[1];
    if (!check) continue;
    const mutant = await articleVerifier(check, `without-${index}.mjs`, lines.toSpliced(index, 1).join('\n'));
    const acceptedLaunches = [];
    for (const launch of [...launches.slice(1), ...malformedTokens]) {
      if ((await outcomeOf(mutant, launch)) === 'opens') acceptedLaunches.push(launch.name);
    }
    found.push({ without: check, opens: acceptedLaunches });
  }
  return found;
}
