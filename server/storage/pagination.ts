/** Some of many rows: at most `limit`, after so many. */
export type Pagination = { offset: number; limit: number };
