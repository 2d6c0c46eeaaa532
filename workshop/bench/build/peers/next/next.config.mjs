/** Follows https://nextjs.org/docs/app/guides/static-exports. */
export default { output: 'export', trailingSlash: true };
