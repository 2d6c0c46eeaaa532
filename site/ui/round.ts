/** Rounds to `digits` decimal places: unrounded positions in the style attributes of drawings would lengthen a document. */
export const round = (value: number, digits: number): number => Number(value.toFixed(digits));
