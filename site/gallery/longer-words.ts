/** Properties that hold no words: addresses, names of files and kinds, drawing data, dates for machines. */
const notWords =
  /^(to|link|path|href|src|srcSet|file|kind|layout|id|html|d|viewBox|isoDate|address|email|phone|icon|mark|name)$/;

/**
 * The same props with every text a third longer, as a language or a colleague of many words would have it: what a page
 * must survive without running over its edge.
 */
export function longerWords<Props>(props: Props): Props {
  return lengthen(props, '') as Props;
}

function lengthen(value: unknown, key: string): unknown {
  if (typeof value === 'string') return notWords.test(key) || !isText(value) ? value : longer(value);
  if (Array.isArray(value)) return value.map((one) => lengthen(one, key));
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, name)]));
}

/** Words, not a name of a kind, a figure or an address: capitalized or more than one, and mostly letters. */
const isText = (value: string) => /^[A-Z]|\s/.test(value) && !/[/\d<{]/.test(value) && /[a-z]{3}/.test(value);

function longer(text: string): string {
  const wanted = Math.ceil(text.length / 3);
  return `${text} ${text.slice(0, Math.max(wanted, text.indexOf(' '))).trim()}`;
}
