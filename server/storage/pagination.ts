/** A page of rows: at most `limit`, after skipping `offset`. */
export type Pagination = { offset: number; limit: number };
