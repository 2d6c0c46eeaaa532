import { isSample } from './content-folder.ts';

/** Explains why fewer tests run on a company's own content than on the sample. */
export function reportExcludedTests(): void {
  if (isSample) return;
  console.log(
    'content/ is your own: tests/sample/, tests/acceptance/ and workshop/, which test the words, counts, specification and studies of the sample, are excluded.',
  );
}
