/** Some of many rows: at most `limit`, after so many. */
export type Part = { offset: number; limit: number };
