/** The project's folders that are copied for each peer. */
export const stagedFolders = ['site', 'contract', 'languages'];

/** The `imports` of a peer's package.json: the project's entries for `stagedFolders`, and the bench's own entries. */
export const stagedImports: Record<string, string> = {
  '#site/*': './site/*',
  '#contract/*': './contract/*',
  '#language': './languages/en.ts',
  '#languages/*': './languages/*',
  '#ours/*': './ours/*',
  '#pages/*': './pages-data/*',
  '#layouts/*': './src/layouts/*',
};
