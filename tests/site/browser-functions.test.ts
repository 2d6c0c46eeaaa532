import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from './built-site.ts';

/**
 * Functions that some browser of docs/browsers.md (Chromium 105, Firefox 121, Safari 16.4) lacks, by MDN's compatibility
 * data: the bundler reports syntax alone. A call that is behind a check of its existence is found as well.
 */
const newerFunctions = [
  /\bAbortSignal\.any\b/,
  /\.(?:toSorted|toReversed|toSpliced)\(/,
  /\bPromise\.(?:withResolvers|try)\b/,
  /\b(?:Object|Map)\.groupBy\b/,
  /\bArray\.fromAsync\b/,
  /\bURL\.(?:canParse|parse)\b/,
  /\.checkVisibility\(/,
  /\.(?:isWellFormed|toWellFormed)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.moveBefore\(/,
  /\b(?:parseHTMLUnsafe|setHTMLUnsafe|getHTML)\(/,
];

/** Parts of styles that are too new outside `@supports`. The second table of docs/browsers.md lists what may be absent. */
const newerStyles = [
  /\b(?:round|mod|rem)\(/,
  /\b(?:a?sin|a?cos|a?tan|atan2|pow|sqrt|hypot|log|exp)\(/,
  /\b(?:abs|sign)\(/,
  /\blight-dark\(/,
  /\d[sdl]v(?:[hwib]|min|max)\b/,
];

/** A sheet without its `@supports` rules, in which braces are nested at most two deep. */
const withoutSupports = (sheet: string) => sheet.replace(/@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');

test('the site’s styles call no function and use no unit that a supported browser lacks', () => {
  const documents = globSync('**/*.html', { cwd: siteFolder });
  expect(documents.length).toBeGreaterThan(5);
  const found = documents.flatMap((file) => {
    const html = readFileSync(join(siteFolder, file), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
      .map(([, sheet]) => withoutSupports(sheet!))
      .join('\n');
    expect(styles, file).not.toBe('');
    return newerStyles.flatMap((use) => (use.test(styles) ? [`${file}: ${String(use)}`] : []));
  });
  expect(found).toEqual([]);
});

test('the site’s scripts call no function that a supported browser lacks', () => {
  const scripts = globSync('assets/*.js', { cwd: siteFolder });
  expect(scripts.length).toBeGreaterThan(5);
  const inline = [...readFileSync(join(siteFolder, 'index.html'), 'utf8').matchAll(/<script>(.*?)<\/script>/gs)];
  expect(inline.length).toBeGreaterThan(0);
  const sources: [string, string][] = [
    ...scripts.map((file): [string, string] => [file, readFileSync(join(siteFolder, file), 'utf8')]),
    ['index.html', inline.map(([, source]) => source).join('\n')],
  ];
  const found = sources.flatMap(([file, source]) =>
    newerFunctions.flatMap((call) => (call.test(source) ? [`${file}: ${String(call)}`] : [])),
  );
  expect(found).toEqual([]);
});
