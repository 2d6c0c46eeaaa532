import { barredBird, bird, blindBird } from './bird.ts';

const jay = '#2348c7';
const chalk = '#fff';
const page = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${shapes}</svg>\n`;
const plume = `<path fill="${jay}" d="M48 0A48 48 0 0 1 96 48A48 48 0 0 1 48 96H6A6 6 0 0 1 0 90V48A48 48 0 0 1 48 0Z"/>`;
const square = `<path fill="${jay}" d="M0 0H96V96H0Z"/>`;
// The bird's weight lies right of its box's middle because of the thin beak: it moves left by three units.
const placed = (drawn: string, scale: number) => {
  const [x, y] = [48 - 51 * scale, 48 - 48 * scale].map((value) => Number(value.toFixed(2)));
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
};

export const logo = page(bird(jay));
export const logoLarge = page(barredBird(jay));
export const favicon = page(plume + placed(bird(chalk), 0.66));
export const faviconTiny = page(plume + placed(blindBird(chalk), 0.74));
export const appIcon = page(plume + placed(barredBird(chalk), 0.6));
/** Bleeds to the edge: the system cuts its own corners. */
export const touchIcon = page(square + placed(barredBird(chalk), 0.66));
/** Bleeds to the edge, and the bird stays in the middle circle of 80 percent that every mask shows. */
export const maskableIcon = page(square + placed(barredBird(chalk), 0.52));
