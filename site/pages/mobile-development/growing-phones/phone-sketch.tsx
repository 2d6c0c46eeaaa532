import * as styles from './phone-sketch.drawing.module.css';

const outline = 'M24 3Q76 1 127 4 147 4 147 25L148.5 282Q147 304 126 303L23 304.5Q2 303 3 281L2 24Q3 4 24 3Z';
const title = 'M19 39Q48 41 80 38M19 63 131 61 132 85 18 84Z';
const rows = [118, 166, 214].map(
  (y) => `M26 ${y}a10 10 0 1 0 20-1 10 10 0 1 0-20 1M57 ${y - 6}l${y / 3} -1M58 ${y + 6}l${y / 6} 1`,
);
const tabs = [28, 68, 108].map((x) => `M${x} 272l14-1 1 15-15 .5z`);
const strokes = [outline, title, ...rows, 'M3 261 147 262', ...tabs].join('');

/** The screen as drawn by hand. */
export function PhoneSketch() {
  return (
    <svg className={styles.sketch} viewBox="0 0 150 306" fill="none" stroke="currentColor" strokeWidth="2">
      <path d={strokes} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
