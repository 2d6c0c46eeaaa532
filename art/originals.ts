/** With a crop for phones each. */
const openings = ['call-to-action', 'hero-development-center', 'hero-it-business-consulting', 'hero-web-development'];

/**
 * The masters that no command draws: rendered by hand before there were commands, and kept as they are. To change one,
 * write its table in `wing/` or its drawing in a folder of its own, and take its name from this list.
 */
export const originals = [...openings.flatMap((name) => [name, `${name}-phone`]), 'careers'];
