/** The names of entries that do not follow from their list's label, by the label. */
const irregular: Record<string, string> = {
  'Cells of the row': 'Cell',
  'Columns of the board': 'Column',
  'Columns of the footer': 'Column',
  'Fields of feathers': 'Field',
  'Head of the table': 'Heading',
  'Headings of the columns': 'Heading',
  'Last row': 'Cell',
  'Lines in the banner': 'Line',
  'Lines of the card': 'Line',
  'Lines of the order': 'Line',
  'Links to the main pages': 'Link',
  '“Read more” links': 'Link',
  'Menu at the top': 'Entry',
  'More links in the menu': 'Link',
  'Names that are found': 'Name',
  'Pages below the entry': 'Page',
  'Pages with another picture': 'Page',
  'Parts of the site with another picture': 'Part',
  'Points left': 'Number',
  People: 'Person',
  Series: 'Name',
  Signature: 'Line',
};

/** The name of one entry of a list labeled `label`: `Paragraphs` has a `Paragraph`. */
export function singular(label: string): string {
  const irregularName = irregular[label];
  if (irregularName) return irregularName;
  // A list whose label has another ending does not name its entries.
  if (!/^[A-Z][a-z]+( [a-z]+)?s$/.test(label) || label.endsWith('ss')) return 'Entry';
  if (label.endsWith('ies')) return `${label.slice(0, -3)}y`;
  return /(ss|x|ch|sh)es$/.test(label) ? label.slice(0, -2) : label.slice(0, -1);
}
