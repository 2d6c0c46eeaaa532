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

/** Parts of styles that are too new outside `@supports`. docs/browsers.md lists what may be absent. */
const newerStyles = [
  /\b(?:round|mod|rem)\(/,
  /\b(?:a?sin|a?cos|a?tan|atan2|pow|sqrt|hypot|log|exp)\(/,
  /\b(?:abs|sign)\(/,
  /\blight-dark\(/,
  /\d[sdl]v(?:[hwib]|min|max)\b/,
];

/** A sheet without its `@supports` rules, in which braces are nested at most two deep. */
const withoutSupports = (sheet: string) => sheet.replace(/@supports[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');

const documents = globSync('**/*.html', { cwd: siteFolder });

/** The contents of elements such as `style`, by document. */
const contentsOf = (element: RegExp) =>
  documents.map((file): [string, string] => {
    const html = readFileSync(join(siteFolder, file), 'utf8');
    const contents = [...html.matchAll(element)].map(([, content = '']) => content).join('\n');
    return [file, contents];
  });

const assets = (pattern: string) =>
  globSync(pattern, { cwd: siteFolder }).map((file): [string, string] => [
    file,
    readFileSync(join(siteFolder, file), 'utf8'),
  ]);

test('the site’s styles use none of the listed functions and units, which some supported browser lacks', () => {
  const sheets = assets('assets/*.css');
  expect(documents.length).toBeGreaterThan(5);
  expect(sheets).not.toEqual([]);
  const inline = contentsOf(/<style[^>]*>(.*?)<\/style>/gs);
  for (const [file, styles] of inline) expect(styles, file).not.toBe('');
  const found = [...inline, ...sheets].flatMap(([file, styles]) =>
    newerStyles.flatMap((use) => (use.test(withoutSupports(styles)) ? [`${file}: ${String(use)}`] : [])),
  );
  expect(found).toEqual([]);
});

test('the site’s scripts call none of the listed functions, which some supported browser lacks', () => {
  const scripts = assets('assets/*.js');
  expect(scripts.length).toBeGreaterThan(5);
  const inline = contentsOf(/<script>(.*?)<\/script>/gs);
  expect(inline.find(([file]) => file === 'index.html')?.[1]).toBeTruthy();
  const found = [...inline, ...scripts].flatMap(([file, source]) =>
    newerFunctions.flatMap((call) => (call.test(source.replaceAll('?.(', '(')) ? [`${file}: ${String(call)}`] : [])),
  );
  expect(found).toEqual([]);
});
