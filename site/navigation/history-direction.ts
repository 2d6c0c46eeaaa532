/** The tab's position in its history; always 0 in a browser without the Navigation API. */
let index = readIndex();

/** Whether the tab's position in its history is before that of the last call. */
export function hasGoneBack(): boolean {
  const before = index;
  index = readIndex();
  return index < before;
}

function readIndex(): number {
  const { navigation } = window as { navigation?: Navigation };
  return navigation?.currentEntry?.index ?? 0;
}
