/** The background color of the portrait at `index` in a list: two colors alternate. */
export const portraitBackground = (index: number) => (index % 2 === 0 ? 'mist' : 'haze');
