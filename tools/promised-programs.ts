import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The problems with programs that PROMISED_PROGRAMS names, separated by spaces, but that are missing. Tests that need one are skipped
 * where it is missing: a machine that is to run all of them, such as CI's, promises them.
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
