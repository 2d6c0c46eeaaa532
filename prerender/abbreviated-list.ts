/** The first names as a list for a message, with the number of the others: `/team, /blog and 3 more`. */
export function abbreviatedList(names: readonly string[], maxNames: number): string {
  const listed = names.slice(0, maxNames).join(', ');
  return names.length > maxNames ? `${listed} and ${names.length - maxNames} more` : listed;
}
