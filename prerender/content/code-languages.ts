/** The languages whose code is colored. */
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

/** Configuration of a daemon, a name and its values a line: colored as a shell reads such lines. */
export const languageAliases = { conf: 'bash' };

/** All that a fence may be marked with. */
export const knownLanguages = [...coloredLanguages, ...Object.keys(languageAliases), 'text'];
