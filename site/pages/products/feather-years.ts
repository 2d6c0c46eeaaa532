/** The fewest years whose feather is high enough for a product's name: what extends beyond the feather is cut off. */
export const minFeatherYears = 2;

/** The years that the tallest feather of the drawing stands for. */
export const maxFeatherYears = 6;
