/** The heading and title of the error screen: the specification's words. */
export const errorHeading = 'Unexpected Application Error!';
