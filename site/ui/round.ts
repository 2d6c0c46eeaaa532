/** Rounds to `digits` decimal places: a document's style attributes carry a number for every bar of a chart. */
export const round = (value: number, digits: number): number => Number(value.toFixed(digits));
