/** Follows https://www.11ty.dev/docs/: Markdown with front matter, a layout, a list of all articles, pictures copied. */
export default function configure(config) {
  config.addPassthroughCopy('pictures');
  config.addCollection('articles', (all) =>
    all.getFilteredByGlob('blog/*.md').toSorted((a, b) => b.data.id - a.data.id),
  );
  return { markdownTemplateEngine: false, htmlTemplateEngine: 'liquid' };
}
