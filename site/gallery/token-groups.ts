import sheet from '../styles/tokens.css?raw';

interface Token {
  name: string;
  /** One value, or one for each breakpoint from the narrowest screen to the widest. */
  values: string[];
}

/** The tokens of site/styles/tokens.css, grouped by purpose. */
export function tokenGroups(): { name: string; tokens: Token[] }[] {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of sheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm))
    values.set(name, [...(values.get(name) ?? []), value]);
  const tokens = Array.from(values, ([name, tokenValues]) => ({ name, values: tokenValues }));
  const groups = Map.groupBy(tokens, groupOf);
  return [...groups].map(([name, members]) => ({ name, tokens: members }));
}

function groupOf({ name, values }: Token): string {
  if (values[0]?.startsWith('#')) return 'Colors';
  if (name.startsWith('--size-')) return 'Type sizes';
  if (name.startsWith('--space-')) return 'Space';
  if (/^--(corner|pill|plume)/.test(name)) return 'Corners';
  if (/line$|rule$/.test(name)) return 'Lines';
  if (name.startsWith('--shadow')) return 'Shadows';
  if (/^--(fast|settle|slow|slide|ease)$/.test(name)) return 'Motion';
  if (/^--(display|text|mono)$/.test(name)) return 'Typefaces';
  return 'Layout and state';
}
