/** Articles per page of the list. */
export const pageSize = 6;

/** Number of pages for a number of articles: an empty list has one. */
export const pageCount = (articles: number) => Math.max(1, Math.ceil(articles / pageSize));

/** The items on a page of `articles`. */
export const onPage = <Item>(articles: readonly Item[], page: number): Item[] =>
  articles.slice((page - 1) * pageSize, page * pageSize);
