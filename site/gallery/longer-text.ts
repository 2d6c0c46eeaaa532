import { Children, cloneElement, isValidElement } from 'react';

/** Properties that hold no text for readers: addresses, file names, kinds, drawing data, machine-readable dates. */
const notText =
  /^(to|link|path|href|src|srcSet|file|kind|layout|id|html|d|viewBox|isoDate|address|email|phone|icon|mark|name)$/;

/**
 * Props with every text a third longer, as a translation or an edit may make it: layouts must not overflow.
 */
export function longerText<Props>(props: Props): Props {
  return lengthen(props, '') as Props;
}

function lengthen(value: unknown, key: string): unknown {
  if (typeof value === 'string') return notText.test(key) || !isText(value) ? value : longer(value);
  // Keyed like children that are written out, which React does not ask for keys.
  if (Array.isArray(value) && value.some(isValidElement))
    return Children.toArray(value).map((one) => lengthen(one, key));
  if (Array.isArray(value)) return value.map((one) => lengthen(one, key));
  if (isValidElement<object>(value)) return cloneElement(value, lengthen(value.props, '') as object);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, name)]));
}

/** Text for readers, not an identifier, a figure or an address. */
const isText = (value: string) => /^[A-Z]|\s/.test(value) && !/[/\d<{]/.test(value) && /[a-z]{3}/.test(value);

function longer(text: string): string {
  const extra = Math.ceil(text.length / 3);
  return `${text} ${text.slice(0, Math.max(extra, text.indexOf(' '))).trim()}`;
}
