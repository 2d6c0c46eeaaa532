import type { Line } from './read-land.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface ViewOptions {
  /** In pixels. */
  width: number;
  height: number;
  /** Degrees of longitude from edge to edge. */
  span: number;
  /** The point shown at `at`, which is in shares of width and height. */
  around: { longitude: number; latitude: number };
  at: readonly [x: number, y: number];
}

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

  /** Pixels from the upper left. In an area this small an equirectangular projection is accurate enough. */
  point([longitude, latitude]: readonly [number, number]): [x: number, y: number] {
    const { width, height, span, around, at } = this.#options;
    const scale = width / span;
    const shortening = Math.cos((29.85 / 180) * Math.PI);
    return [
      at[0] * width + (longitude - around.longitude) * scale,
      at[1] * height - ((latitude - around.latitude) * scale) / shortening,
    ];
  }

  /** A smooth path through a line's points, without the segments outside the map. */
  curve(line: Line): string {
    const points = line.map((point) => this.point(point));
    let path = '';
    let pen = false;
    for (const [index, from] of points.entries()) {
      const to = points[index + 1];
      if (!to) break;
      if (!this.#near(from, to)) {
        pen = false;
        continue;
      }
      const previous = points[index - 1] ?? from;
      const next = points[index + 2] ?? to;
      if (!pen) path += `M${rounded(from)}`;
      pen = true;
      const one: [number, number] = [from[0] + (to[0] - previous[0]) / 6, from[1] + (to[1] - previous[1]) / 6];
      const two: [number, number] = [to[0] - (next[0] - from[0]) / 6, to[1] - (next[1] - from[1]) / 6];
      path += `C${rounded(one)} ${rounded(two)} ${rounded(to)}`;
    }
    return path;
  }

  /** A polygon. */
  outline(line: Line): string {
    return `M${line.map((point) => rounded(this.point(point))).join('L')}Z`;
  }

  contains({ left, top, right, bottom }: Box, margin: number): boolean {
    return left >= margin && top >= margin && right <= this.width - margin && bottom <= this.height - margin;
  }

  /** Whether a line comes nearer to a box than `gap`. */
  runsThrough(line: Line, { left, top, right, bottom }: Box, gap: number): boolean {
    return line.some((point, index) => {
      const [x, y] = this.point(point);
      const [toX, toY] = this.point(line[index + 1] ?? point);
      // A pixel or so from step to step.
      const count = Math.ceil(Math.max(Math.abs(toX - x), Math.abs(toY - y), 1));
      return Array.from({ length: count }, (_, step) => step / count).some((share) => {
        const [atX, atY] = [x + (toX - x) * share, y + (toY - y) * share];
        return atX > left - gap && atX < right + gap && atY > top - gap && atY < bottom + gap;
      });
    });
  }

  #near(from: [number, number], to: [number, number]): boolean {
    const margin = 40;
    const outside = (axis: 0 | 1, size: number) =>
      Math.max(from[axis], to[axis]) < -margin || Math.min(from[axis], to[axis]) > size + margin;
    return !outside(0, this.width) && !outside(1, this.height);
  }
}

const rounded = ([x, y]: readonly [number, number]) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
