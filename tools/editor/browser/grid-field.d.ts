/** Registers the field type `grid`, a component made by the CMS's own createClass. */
export function registerGridField(CMS: { registerFieldType: (name: string, control: object) => void }): void;
