import type { Line } from './read-land.ts';

/** In pixels from the upper left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Width and height are in pixels. */
interface ViewOptions {
  width: number;
  height: number;
  /** Degrees of longitude from edge to edge. */
  span: number;
  /** The place that is shown at `at`, in degrees. */
  center: { longitude: number; latitude: number };
  /** In shares of width and height. */
  at: readonly [x: number, y: number];
}

/** Degrees north. */
const houstonLatitude = 29.85;

/** The part of the land that a map shows, and its projection to pixels. */
export class MapView {
  readonly width: number;
  readonly height: number;
  readonly #options: ViewOptions;

  constructor(options: ViewOptions) {
    this.#options = options;
    this.width = options.width;
    this.height = options.height;
  }

  /** A position in pixels from the upper left. In an area this small an equirectangular projection is accurate enough. */
  project([longitude, latitude]: readonly [number, number]): [x: number, y: number] {
    const { width, height, span, center, at } = this.#options;
    const pixelsPerDegree = width / span;
    // A degree of longitude is this much shorter than one of latitude.
    const shortening = Math.cos((houstonLatitude / 180) * Math.PI);
    return [
      at[0] * width + (longitude - center.longitude) * pixelsPerDegree,
      at[1] * height - ((latitude - center.latitude) * pixelsPerDegree) / shortening,
    ];
  }

  /** A smooth path through a line's points, without the segments outside the map. */
  curve(line: Line): string {
    const points = line.map((point) => this.project(point));
    let path = '';
    let isPenDown = false;
    for (const [index, from] of points.entries()) {
      const to = points[index + 1];
      if (!to) break;
      if (!this.#isNearMap(from, to)) {
        isPenDown = false;
        continue;
      }
      const previous = points[index - 1] ?? from;
      const next = points[index + 2] ?? to;
      if (!isPenDown) path += `M${formatPoint(from)}`;
      isPenDown = true;
      const control1: [number, number] = [from[0] + (to[0] - previous[0]) / 6, from[1] + (to[1] - previous[1]) / 6];
      const control2: [number, number] = [to[0] - (next[0] - from[0]) / 6, to[1] - (next[1] - from[1]) / 6];
      path += `C${formatPoint(control1)} ${formatPoint(control2)} ${formatPoint(to)}`;
    }
    return path;
  }

  /** A closed path with straight sides. */
  polygon(line: Line): string {
    return `M${line.map((point) => formatPoint(this.project(point))).join('L')}Z`;
  }

  /** Whether a box is on the map, at least `margin` pixels from its edges. */
  contains({ left, top, right, bottom }: Box, margin: number): boolean {
    return left >= margin && top >= margin && right <= this.width - margin && bottom <= this.height - margin;
  }

  /** Whether a line comes nearer to a box than `gap` pixels. */
  comesNear(line: Line, { left, top, right, bottom }: Box, gap: number): boolean {
    return line.some((point, index) => {
      const [x, y] = this.project(point);
      const [toX, toY] = this.project(line[index + 1] ?? point);
      // Most segments are far from the box. Steps along them, too, would take nine tenths of the time of a map.
      if (Math.max(x, toX) < left - gap || Math.min(x, toX) > right + gap) return false;
      if (Math.max(y, toY) < top - gap || Math.min(y, toY) > bottom + gap) return false;
      // A pixel or so from step to step.
      const count = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y), 1));
      return Array.from({ length: count }, (_, step) => step / count).some((share) => {
        const [atX, atY] = [x + (toX - x) * share, y + (toY - y) * share];
        return atX > left - gap && atX < right + gap && atY > top - gap && atY < bottom + gap;
      });
    });
  }

  /** Whether a segment may be visible, with its stroke and its curve. */
  #isNearMap(from: [number, number], to: [number, number]): boolean {
    const margin = 40;
    const isOutside = (axis: 0 | 1, size: number) =>
      Math.max(from[axis], to[axis]) < -margin || Math.min(from[axis], to[axis]) > size + margin;
    return !isOutside(0, this.width) && !isOutside(1, this.height);
  }
}

/** A position as SVG path data, with one decimal. */
const formatPoint = ([x, y]: readonly [number, number]) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
