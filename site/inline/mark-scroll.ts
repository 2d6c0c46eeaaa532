const { documentElement } = document;

/** Pixels of scrolling after which the button back to the top appears. */
const farDistance = 300;

/** Style sheets read these attributes: the header turns white once scrolled, and the button back to the top appears. */
export function markScroll() {
  documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  documentElement.toggleAttribute('data-scrolled-far', scrollY > farDistance);
}
