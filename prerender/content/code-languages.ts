/** The languages whose code is highlighted. */
export const coloredLanguages = [
  'bash',
  'css',
  'html',
  'http',
  'ini',
  'javascript',
  'json',
  'python',
  'sql',
  'tsx',
  'typescript',
  'yaml',
];

/** Configuration files with a name and its values per line: highlighted as shell. */
export const languageAliases = { conf: 'bash' };

/** Every language that a code fence may name. */
export const knownLanguages = [...coloredLanguages, ...Object.keys(languageAliases), 'text'];
