import { expect, test } from 'vitest';
import { preserveFormatting } from './preserve-formatting.ts';

const before = '# Shelves\n\n**Count** one_shelf,\nthen the next.\n\n- A\n- B\n\n```conf\na = *\n```';

test('blocks that an editor only formats differently keep their formatting', () => {
  expect(
    preserveFormatting(
      before,
      '# Shelves\n\n** Count** one\\_shelf, then the next.\n\n* A\n* B\n\n```conf\na = *\n```',
    ),
  ).toBe(before);
});

test('a changed block is taken from the editor, between blocks that keep their formatting', () => {
  expect(preserveFormatting(before, '# Shelves\n\n**Count** two shelves.\n\n- A\n- B\n\n```conf\na = \\*\n```')).toBe(
    before.replace('**Count** one_shelf,\nthen the next.', '**Count** two shelves.'),
  );
});

test('a repeated block keeps its formatting both times, and a new one is taken from the editor', () => {
  expect(preserveFormatting('*A*\n\n_A_', '_A_\n\nNew\n\n_A_')).toBe('*A*\n\nNew\n\n_A_');
});

test.each(['`', '~'])('code that an editor breaks up is restored, fenced with %s', (fenceCharacter) => {
  const fence = fenceCharacter.repeat(3);
  const code = `${fence}ts title="a.ts"\nconst a = [1];\n\n/**\n * One.\n */\nexport const b = a;\n${fence}`;
  const mangled = `${fence}ts title="a.ts"\nconst a = [1];\n\n/\\*\\*\n\n* One.\n \\*/\nexport const b = a;\n${`\\${fenceCharacter}`.repeat(3)}`;
  expect(preserveFormatting(`Words.\n\n${code}\n\nMore.`, `Other words.\n\n${mangled}\n\nMore.`)).toBe(
    `Other words.\n\n${code}\n\nMore.`,
  );
});

test('a table keeps its columns aligned', () => {
  const table = '| Pile        | When |\n| ----------- | ---- |\n| Plain words | Now  |';
  expect(preserveFormatting(`One\n\n${table}`, 'Two\n\n| Pile | When |\n| --- | --- |\n| Plain words | Now |')).toBe(
    `Two\n\n${table}`,
  );
});

test.each([
  ['made bold', 'Count one shelf.', 'Count **one** shelf.'],
  ['no longer bold', 'Count **one** shelf.', 'Count one shelf.'],
  ['written as one', 'Count every day.', 'Count everyday.'],
  ['a paragraph of its own', 'Count one. Then the next.', 'Count one.\n\nThen the next.'],
  ['an item that is moved in', '- A\n- B', '- A\n  - B'],
  ['an item that is moved out', '- A\n  - B', '- A\n- B'],
  ['a paragraph made an item', 'Count one.', '- Count one.'],
  ['an item made a paragraph', '- Count one.', 'Count one.'],
  ['a line that is ended', 'Count one\nthen the next.', 'Count one\\\nthen the next.'],
  ['a line that is no longer ended', 'Count one\\\nthen the next.', 'Count one\nthen the next.'],
  ['stars that are shown', 'Count \\*one\\*.', 'Count *one*.'],
  ['quotes that are joined', '> Count one.\n\n> Then.', '> Count one.\n>\n> Then.'],
  ['code in a line', 'Press `a_b`.', 'Press `a*b`.'],
  ['code that is moved', '```python\nif a:\n    wake()\n```', '```python\nif a:\nwake()\n```'],
  ['a backslash in code', '```text\n/d+/\n```', '```text\n/\\d+/\n```'],
  ['a character in code', '```text\na_b\n```', '```text\na*b\n```'],
  ['joined to the one before, on a line of its own', 'Count one.\n\nThen two.', 'Count one.\nThen two.'],
  ['joined to the one before', 'Count one.\n\nThen the next.', 'Count one. Then the next.'],
])('a change that looks like a change of formatting is kept: %s', (_, from, to) => {
  expect(preserveFormatting(`# Shelves\n\n${from}\n\n- A`, `# Shelves\n\n${to}\n\n* A`)).toBe(
    `# Shelves\n\n${to}\n\n- A`,
  );
});

test.each([
  ['a paragraph of a list', '- a\n\n  para one\n\n  para two', 'para one'],
  ['a paragraph of a numbered list', '1. a\n\n   first\n\n   second', 'first'],
  ['an item of a nested list', '- a\n\n  - b\n\n  - c', 'b'],
  ['a paragraph of a footnote', 'Text[^1].\n\n[^1]: One.\n\n    Two.\n\n    Three.', 'Two'],
  ['code of a list', '- a\n\n  ```\n  x = 1\n  ```\n\n- b', 'x = 1'],
])('a change to %s keeps it in its place', (_, from, text) => {
  const to = from.replace(text, `${text} changed`);
  expect(preserveFormatting(from, to)).toBe(to);
});
