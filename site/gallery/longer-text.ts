import { Children, cloneElement, isValidElement } from 'react';

/** Properties whose values stay: addresses, file names, kinds, drawing data, machine-readable dates, phone numbers, and names. */
const unchangedProperties =
  /^(to|link|path|href|src|srcSet|file|kind|layout|id|html|d|viewBox|isoDate|address|email|phone|icon|mark|name)$/;

/** Makes the texts in props about a third longer, as a translation or an edit might: layouts must not overflow. */
export function longerText<Props>(props: Props): Props {
  return lengthenTexts(props, '') as Props;
}

/** Lengthens the texts in `value`, at any depth. `key` is the name of the property that holds it. */
function lengthenTexts(value: unknown, key: string): unknown {
  if (typeof value === 'string') return !unchangedProperties.test(key) && isText(value) ? lengthen(value) : value;
  if (Array.isArray(value)) {
    // toArray adds the keys that React requires; children written out in JSX have none.
    const items = value.some(isValidElement) ? Children.toArray(value) : value;
    return items.map((item) => lengthenTexts(item, key));
  }
  if (isValidElement<object>(value)) return cloneElement(value, lengthenTexts(value.props, '') as object);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthenTexts(inner, name)]));
}

/** Whether a string is text for readers, not an identifier, a figure or an address. */
const isText = (value: string) => /^[A-Z]|\s/.test(value) && !/[/\d<{]/.test(value) && /[a-z]{3}/.test(value);

/** Repeats the first third of the text or, if that is longer, its first word. */
function lengthen(text: string): string {
  const extraLength = Math.max(Math.ceil(text.length / 3), text.indexOf(' '));
  return `${text} ${text.slice(0, extraLength).trim()}`;
}
