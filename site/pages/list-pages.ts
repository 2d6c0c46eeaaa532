/** Articles per page of the list. */
export const pageSize = 6;

/** The number of pages in a list of `articleCount` articles: an empty list has one. */
export const pageCount = (articleCount: number) => Math.max(1, Math.ceil(articleCount / pageSize));

/** The items of a list that are on one of its pages, which are counted from 1. */
export const itemsOnPage = <Item>(items: readonly Item[], page: number): Item[] =>
  items.slice((page - 1) * pageSize, page * pageSize);
