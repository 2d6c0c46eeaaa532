/** Articles a page of the list. */
export const pageSize = 6;

/** Pages that a number of articles takes: an empty list has one. */
export const pageCount = (articles: number) => Math.max(1, Math.ceil(articles / pageSize));

/** What a page shows of `articles`. */
export const onPage = <Item>(articles: readonly Item[], page: number): Item[] =>
  articles.slice((page - 1) * pageSize, page * pageSize);
