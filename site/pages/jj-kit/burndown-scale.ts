interface Chart {
  /** The remaining points at the start, and then at the end of each day. */
  remaining: number[];
  /** The width of the drawing in pixels. */
  width: number;
  /** The height of the drawing in pixels. */
  height: number;
}

/** The conversion of days and points to pixels. */
export interface Scale {
  dayCount: number;
  x: (day: number) => number;
  y: (points: number) => number;
}

/** Pixels for the labels on the left. */
export const labelWidth = 32;

/** Pixels for the labels below. */
const labelHeight = 34;

/** Pixels between the plot and the right edge. */
const rightMargin = 10;

/** Pixels between the plot and the upper edge. */
const topMargin = 30;

/** The number of points at the upper end of the axis. */
export const maxPoints = 45;

export function burndownScale({ remaining, width, height }: Chart): Scale {
  const dayCount = remaining.length - 1;
  return {
    dayCount,
    x: (day) => Math.round(labelWidth + ((width - labelWidth - rightMargin) / dayCount) * day),
    y: (points) => Math.round(height - labelHeight - ((height - labelHeight - topMargin) / maxPoints) * points),
  };
}
