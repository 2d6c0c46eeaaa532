import { isSample } from './content-folder.ts';

/** Says why fewer tests run on a company's own content than on the sample. */
export function reportExcludedTests(): void {
  if (isSample) return;
  console.log('content/ is your own: tests/sample/, which holds the sample to its own words and counts, is left out.');
}
