/** Whether the visitor's system asks for as little motion as possible. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
