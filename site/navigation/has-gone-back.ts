/** The tab's position in its history at the last call; always 0 in a browser without the Navigation API. */
let lastIndex = readIndex();

/** Whether the tab has gone back in its history since the last call. */
export function hasGoneBack(): boolean {
  const previousIndex = lastIndex;
  lastIndex = readIndex();
  return lastIndex < previousIndex;
}

function readIndex(): number {
  const { navigation } = window as { navigation?: Navigation };
  return navigation?.currentEntry?.index ?? 0;
}
