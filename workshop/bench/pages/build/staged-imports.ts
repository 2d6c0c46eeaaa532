/** The project's folders that are copied for each peer. */
export const stagedFolders = ['site', 'contract', 'languages'];

/** The imports of a peer's package.json: what the project's own says of `stagedFolders`, and the bench's. */
export const stagedImports: Record<string, string> = {
  '#site/*': './site/*',
  '#contract/*': './contract/*',
  '#language': './languages/en.ts',
  '#languages/*': './languages/*',
  '#ours/*': './ours/*',
  '#pages/*': './pages-data/*',
  '#layouts/*': './src/layouts/*',
};
