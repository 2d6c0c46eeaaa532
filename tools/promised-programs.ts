import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A problem for each missing program that PROMISED_PROGRAMS names, separated by spaces. Tests are skipped if a program that they
 * need is missing; a machine that must run all tests, such as one for CI, promises the programs.
 */
export function missingPromisedPrograms(environment: Partial<Record<string, string>>): string[] {
  const folders = (environment['PATH'] ?? '').split(delimiter);
  return (environment['PROMISED_PROGRAMS'] ?? '')
    .split(/\s+/)
    .filter((program) => program && !folders.some((folder) => isProgram(join(folder, program))))
    .map(
      (program) =>
        `There is no ${program}, which PROMISED_PROGRAMS names: tests that need it would be skipped. Install it, or remove it from there`,
    );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
