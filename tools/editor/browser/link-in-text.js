/**
 * Puts a link around the selected part of the text or, if nothing is selected, inserts a link with the words `name`. White space
 * at the ends of the selection stays outside: a double-click selects the space after a word, too.
 */
export function withLinkIn(text, { start, end }, { link, name }) {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text.slice(start, end)) ?? [];
  return `${text.slice(0, start)}${before}[${words || name}](${link})${after}${text.slice(end)}`;
}
