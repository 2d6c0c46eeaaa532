const { documentElement } = document;

/** The header turns white above 0 px, the button back to the top appears above 300 px: style sheets read the marks. */
export function markScroll() {
  documentElement.toggleAttribute('data-scrolled', scrollY > 0);
  documentElement.toggleAttribute('data-far', scrollY > 300);
}
