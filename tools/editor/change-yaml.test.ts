import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { changeYaml } from './change-yaml.ts';

const source = `# What we say of ourselves.
name: Juniper Jay # the company

offices:
  # The first one.
  - id: spring
    city: Spring
  - { id: sugar-land, city: 'Sugar Land' }
steps: [one, two]
shared: &kept Same words
again: *kept
`;

const changeSource = (change: (value: Record<string, unknown>) => unknown) => {
  const value = parse(source) as Record<string, unknown>;
  change(value);
  return changeYaml(source, value);
};

/** The lines that only one of the two texts contains, in any order. */
const difference = (after: string) => {
  const [old, now] = [source.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
  ];
};

test('a file whose value is unchanged keeps its text', () => {
  expect(changeSource(() => undefined)).toBe(source);
});

test.each([
  ['Plain words', 'name: Plain words # the company'],
  ['Two things: speed', "name: 'Two things: speed' # the company"],
  ['# one', "name: '# one' # the company"],
  ["We're here", "name: We're here # the company"],
  ['true', "name: 'true' # the company"],
  ['a, b', "name: 'a, b' # the company"],
])('the text “%s” replaces another on its line, quoted if it could be misread', (text, line) => {
  const after = changeSource((value) => (value['name'] = text));
  expect(difference(after)).toEqual(['- name: Juniper Jay # the company', `+ ${line}`]);
  expect((parse(after) as { name: string }).name).toBe(text);
});

describe('a list', () => {
  const changeOffices = (change: (offices: Record<string, string>[]) => unknown) =>
    changeSource((value) => change(value['offices'] as Record<string, string>[]));

  test('gets an item without changing the others', () => {
    const after = changeOffices((list) => list.push({ id: 'austin', city: 'Austin' }));
    expect(difference(after)).toEqual(['+   - id: austin', '+     city: Austin']);
  });

  test('loses an item without changing the others', () => {
    const after = changeOffices((list) => list.pop());
    expect(difference(after)).toEqual(["-   - { id: sugar-land, city: 'Sugar Land' }"]);
  });

  test('keeps the formatting of items that are reordered', () => {
    const after = changeOffices((list) => list.reverse());
    expect(difference(after)).toEqual([]);
    expect(after.indexOf('sugar-land')).toBeLessThan(after.indexOf('spring'));
  });

  test('of lists gets an item in the list that begins on the line of another dash', () => {
    const file = `footer: # two columns
  - - { name: Home, link: / } # first
    - { name: Blog, link: /blog }
  - - { name: Contact, link: /contact }
`;
    const [home, blog, contact, why] = ['Home', 'Blog', 'Contact', 'Why'].map((name) => ({
      name,
      link: name === 'Home' ? '/' : `/${name.toLowerCase()}`,
    }));
    expect(changeYaml(file, { footer: [[why, home, blog], [contact]] })).toBe(
      file.replace('  - - {', '  - - { name: Why, link: /why }\n    - {'),
    );
    expect(
      changeYaml(file, {
        footer: [
          [home, blog],
          [contact, why],
        ],
      }),
    ).toBe(`${file}    - { name: Why, link: /why }\n`);
    expect(changeYaml(file, { footer: [[blog], [contact]] })).toBe(
      file.replace('{ name: Home, link: / } # first\n    - ', ''),
    );
  });

  test('in brackets stays on its line', () => {
    expect(difference(changeSource((value) => (value['steps'] = ['one', 'two', 'three'])))).toEqual([
      '- steps: [one, two]',
      '+ steps: [one, two, three]',
    ]);
  });
});

test('an entry is added below the others of its group, and removed with its line', () => {
  const after = changeSource((value) => {
    (value['offices'] as Record<string, string>[])[0]!['state'] = 'TX';
    delete value['steps'];
  });
  expect(difference(after)).toEqual(['- steps: [one, two]', '+     state: TX']);
  expect(after).toContain('    city: Spring\n    state: TX\n');
});

test('a group gets an entry while the entry below it is removed, or another is added', () => {
  const file = '# Ours.\nsize:\n  width: 1\nnote: Kept # until now\nlast: 2 # kept\n';
  expect(changeYaml(file, { size: { width: 1, height: 3 }, last: 2 })).toBe(
    '# Ours.\nsize:\n  width: 1\n  height: 3\nlast: 2 # kept\n',
  );
  const ending = '# Ours.\nsize:\n  width: 1\n';
  expect(changeYaml(ending, { size: { width: 1, height: 3 }, last: 2 })).toBe(`${ending}  height: 3\nlast: 2\n`);
});

test.each(['note:', 'note: # say it'])('an entry without a value, “%s”, gets a value', (entry) => {
  const written = entry.replace('note:', 'note: Words');
  expect(changeYaml(`# Ours.\n${entry}\nlast: 1\n`, { note: 'Words', last: 1 })).toBe(`# Ours.\n${written}\nlast: 1\n`);
});

test('a group in braces gets an entry inside its braces', () => {
  const after = changeSource((value) => ((value['offices'] as Record<string, string>[])[1]!['state'] = 'TX'));
  expect(difference(after)).toEqual([
    "-   - { id: sugar-land, city: 'Sugar Land' }",
    '+   - { id: sugar-land, city: Sugar Land, state: TX }',
  ]);
});

test('text with several lines is added to a group in braces on the group’s line', () => {
  const note = `A line of more than forty characters, as here.\nAnother.\n`;
  const after = changeSource((value) => ((value['offices'] as Record<string, string>[])[1]!['note'] = note));
  expect(difference(after)).toEqual([
    "-   - { id: sugar-land, city: 'Sugar Land' }",
    `+   - { id: sugar-land, city: Sugar Land, note: ${JSON.stringify(note)} }`,
  ]);
});

test('text that is repeated elsewhere changes there too', () => {
  const after = changeSource((value) => (value['shared'] = 'Other words'));
  expect(parse(after)).toMatchObject({ shared: 'Other words', again: 'Other words' });
});

test('a file with an empty list gets its first item on a separate line, below its comments', () =>
  expect(changeYaml('# Old addresses.\n[]\n', [{ from: '/people', to: '/team' }])).toBe(
    '# Old addresses.\n- from: /people\n  to: /team\n',
  ));

test('a file with only comments keeps them when it gets its first entry', () => {
  expect(changeYaml('# Old addresses.\n', [])).toBe('# Old addresses.\n');
  expect(changeYaml('# Old addresses.\n', [{ from: '/a', to: '/b' }])).toBe('# Old addresses.\n- from: /a\n  to: /b\n');
  expect(changeYaml('# Old addresses.', [{ from: '/a', to: '/b' }])).toBe('# Old addresses.\n- from: /a\n  to: /b\n');
});

test.each(['null', '~'])('a file whose value is %s gets its first entry in place of that', (written) => {
  expect(changeYaml(`# Old addresses.\n${written}\n`, [{ from: '/a' }])).toBe('# Old addresses.\n- from: /a\n');
});

test('text with several lines changes without the lines around it, even if prose contains an asterisk', () => {
  const file = '# Ask first.\nnote: Ask *Ana* first.\ntext: |\n  One.\n\n  Two.\nlist: [a, b] # kept\n';
  const value = parse(file) as object;
  expect(changeYaml(file, { ...value, text: 'One!\n\nTwo.\n' })).toBe(file.replace('One.', 'One!'));
  expect(changeYaml(file, { ...value, text: 'One.' })).toBe(file.replace('|\n  One.\n\n  Two.', 'One.'));
});

test('an item that is repeated elsewhere may be deleted: its repetitions keep its words', () => {
  const file = 'items:\n  - &first { name: Brisket }\n  - { name: Links }\ntile: *first\n';
  const after = changeYaml(file, { items: [{ name: 'Links' }], tile: { name: 'Brisket' } });
  expect(parse(after)).toEqual({ items: [{ name: 'Links' }], tile: { name: 'Brisket' } });
});

test('a file with Windows line endings keeps them, also in added and changed lines', () => {
  const file = 'name: One\r\nitems:\r\n  - id: a\r\ntext: |\r\n  First.\r\n';
  const after = changeYaml(file, { name: 'One', items: [{ id: 'a' }, { id: 'b' }], text: 'Second.\n', note: 'New' });
  expect(after).toBe('name: One\r\nitems:\r\n  - id: a\r\n  - id: b\r\ntext: |\r\n  Second.\r\nnote: New\r\n');
});

test('in a file with both kinds of line endings, unchanged lines keep theirs', () => {
  expect(changeYaml('name: One\r\ntitle: A\nnote: B\r\n', { name: 'One', title: 'C', note: 'B' })).toBe(
    'name: One\r\ntitle: C\nnote: B\r\n',
  );
});
