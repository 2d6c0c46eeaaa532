import type { Vehicle } from './vehicles.ts';

interface Body {
  outline: string;
  windows: string;
  /** The x of the front and of the rear wheel. */
  wheels: [number, number];
}

/** The side views of cars, in a box of 48 by 22, as SVG path data. */
const bodies: Record<Vehicle['body'], Body> = {
  compact: {
    outline:
      'M5 15.7v-3.6c0-1 .5-1.8 1.4-2.2l3.2-1.3 3.3-3.8C13.9 3.6 15.1 3 16.7 3h10.1c1.5 0 2.7.5 3.7 1.5l4.7 4.5 4.7.9c2 .4 3.1 1.7 3.1 3.6v2.2c0 .9-.5 1.4-1.4 1.4H6.4c-.9 0-1.4-.5-1.4-1.4z',
    windows: 'M12.7 8.7 15 6c.5-.6 1.2-.9 2-.9h4.4v3.6zM23 5.1h3.6c.9 0 1.7.3 2.3.9l2.8 2.7H23z',
    wheels: [12.8, 35],
  },
  standard: {
    outline:
      'M1.5 15.7v-3c0-1.3.8-2.2 2.2-2.5l6.4-1.1 4.7-3.8c1.1-.9 2.4-1.3 3.9-1.3h8.3c1.6 0 2.9.5 4 1.4l4.7 3.9 6.7 1.2c2.3.4 3.9 1.8 3.9 3.9v1.3c0 .9-.6 1.4-1.5 1.4H3c-.9 0-1.5-.5-1.5-1.4z',
    windows: 'M14 9.2 16.9 6.9c.6-.5 1.3-.7 2.1-.7h3.6v3zM24.2 6.2h2.7c.9 0 1.7.3 2.4.8l2.7 2.2h-7.8z',
    wheels: [11.5, 37],
  },
  suv: {
    outline:
      'M2.5 15.7v-4.6c0-1.2.7-2 1.9-2.3l3.4-.7 3.7-4.7C12.3 2.4 13.3 2 14.5 2h15.8c1.3 0 2.3.4 3.2 1.4l4.5 4.9 4.7 1c1.9.4 2.8 1.5 2.8 3.3v3.1c0 .9-.5 1.4-1.4 1.4H3.9c-.9 0-1.4-.5-1.4-1.4z',
    windows: 'M11 8.1 13.7 4.6c.4-.5.9-.7 1.5-.7h5v4.2zM21.8 3.9H29.5c.8 0 1.4.3 1.9.8l3.1 3.4H21.8z',
    wheels: [11.8, 36.6],
  },
};

/** A car of no particular make as SVG. At 46 pixels wide, more detail would only add bytes. */
export function car({ body, color }: Pick<Vehicle, 'body' | 'color'>): string {
  const { outline, windows, wheels } = bodies[body];
  const wheel = (x: number) => `<circle cx="${x}" cy="17" r="3.7" fill="#0b1830"/>`;
  return `<svg class="car" viewBox="0 0 48 22"><path d="${outline}" fill="${color}"/><path d="${windows}" fill="#0b1830" fill-opacity=".72"/>${wheels.map(wheel).join('')}</svg>`;
}
