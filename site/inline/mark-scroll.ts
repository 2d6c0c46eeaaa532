const { documentElement } = document;

/** Style sheets read these attributes: the header turns white once scrolled, the back-to-top button appears past 300 px. */
export function markScroll() {
  documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  documentElement.toggleAttribute('data-far', scrollY > 300);
}
