/** A field as the CMS has it, of its own kind of React components. */
export function linkField(): unknown;
