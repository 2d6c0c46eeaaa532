import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The text of a shipped file with replacements. Throws if one of the patterns matches nothing. */
export const adaptedConfiguration = (file: string, changes: readonly (readonly [RegExp, string])[]): string =>
  changes.reduce(
    (text, [pattern, replacement]) => {
      // Not `pattern.test`, which begins a global pattern where its last match ended.
      if (text.search(pattern) < 0) throw new Error(`${basename(file)} has no ${String(pattern)}`);
      return text.replace(pattern, replacement);
    },
    readFileSync(file, 'utf8'),
  );
