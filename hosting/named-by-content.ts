/** Folders of `dist/` whose files carry their content's hash in their names: what is behind such a name never changes. */
export const namedByContent = ['assets', 'pictures'] as const;

/** Whether a file of `dist/` may be kept for ever; `name` is its path in there, such as `assets/app-4f2a.js`. */
export function isNamedByContent(name: string): boolean {
  return namedByContent.some((folder) => name.startsWith(`${folder}/`));
}

/** What is said of the files that may be kept for ever. */
export const keptForEver = 'public, max-age=31536000, immutable';
/** What is said of all others: keep it, but ask before it is used. */
export const askedFirst = 'no-cache';
