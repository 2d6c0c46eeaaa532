/** The background color of the portrait at `index` in a list: two colors alternate. */
export const portraitGround = (index: number) => (index % 2 === 0 ? 'mist' : 'haze');
