import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { mergeTraces, findTraces, type Traces } from './traces.ts';

function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const noTraces: Traces = { words: [], colors: [], pictures: [] };

/** The hash of the bytes `a jay`. */
const jay = 'cb768b28175e14bb';

const former: Traces = {
  words: ['copper wren', 'copperwren.example', 'wren kit'],
  colors: ['#2348c7', '35 72 199'],
  pictures: [jay],
};

test.each([
  ['index.html', 'By Copper Wren.', 'index.html: …by copper wren.…'],
  ['llms.txt', 'https://www.copperwren.example/', 'llms.txt: …https://www.copperwren.example/…'],
  ['assets/a.css', 'a{color:#2348C7}', 'assets/a.css: …a{color:#2348c7}…'],
  ['assets/b.css', 'a{color:rgb(35 72 199 / 20%)}', 'assets/b.css: …a{color:rgb(35 72 199 / 20%)}…'],
  ['.build/company.json', '{"name":"Copper Wren"}', '.build/company.json: …{"name":"copper wren"}…'],
])('traces of a company are found in %s', (file, text, line) => {
  expect(findTraces(folderOf({ [file]: text }), former, noTraces)).toEqual([line]);
});

test('a name with characters that HTML and XML escape is found in their files', () => {
  const traces = { ...noTraces, words: ["o'hara & wren"] };
  for (const text of ['O&#x27;Hara &amp; Wren', 'O&#39;Hara &amp; Wren', "O'Hara & Wren"]) {
    expect(findTraces(folderOf({ 'index.html': `<p>${text}</p>` }), traces, noTraces), text).toHaveLength(1);
  }
});

test('a picture is recognized by its bytes, whatever its name is', () => {
  expect(findTraces(folderOf({ 'pictures/x.jpg': 'a jay', 'pictures/y.jpg': 'another' }), former, noTraces)).toEqual([
    'pictures/x.jpg: is a picture of the former company',
  ]);
});

test('a second attempt still looks for the first company', () => {
  expect(mergeTraces(former, { words: ['quill'], colors: ['#2348c7'], pictures: [] })).toEqual({
    words: [...former.words, 'quill'],
    colors: former.colors,
    pictures: [jay],
  });
});

test('part of a word, or what the new company also has, is not a trace', () => {
  const dist = folderOf({ 'index.html': 'wren kitchen', 'a.css': 'a{color:#2348c7}' });
  expect(findTraces(dist, former, { ...noTraces, colors: ['#2348c7'] })).toEqual([]);
});
