import type { z } from 'zod';

/** A mistake in a file under content/. Its message names file, place and fix, for a person who does not program. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** All that a schema found wrong in one file, a line each: `content/company.yaml: offices › 1 › phone: is no US …`. */
export function contentErrorFrom(file: string, error: z.ZodError): ContentError {
  const lines = error.issues.map((issue) => {
    const place = issue.path.length > 0 ? `${issue.path.map(String).join(' › ')}: ` : '';
    return `content/${file}: ${place}${issueWords(issue)}`;
  });
  return new ContentError(lines.join('\n'));
}

/** What a reader of YAML calls a value's kind. */
const kinds: Record<string, string> = {
  string: 'words',
  array: 'a list, each line beginning with a dash',
  object: 'a group of entries, indented',
  boolean: 'true or false',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
};

function issueWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `has the unknown entry “${issue.keys.join('”, “')}”: correct its spelling or delete it`;
  }
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return 'is missing: add this entry';
  }
  if (issue.code === 'invalid_type') {
    const received = issue.message.replace(/.*received /, '');
    if (received === 'null') return 'is empty: write its words, or delete the entry';
    if (issue.expected === 'string') return `is a ${received}, not words: put quotes around it`;
    return `should be ${kinds[issue.expected] ?? issue.expected}, not ${kinds[received] ?? received}`;
  }
  return issue.message;
}
