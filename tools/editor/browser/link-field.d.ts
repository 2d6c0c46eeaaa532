/** Returns the control of the CMS's field type `link`, a component made by the CMS's own createClass. */
export function linkField(): unknown;
