/** Registers the field type `picture`, a component made by the CMS's own createClass. */
export function registerPictureField(CMS: { registerFieldType: (name: string, control: object) => void }): void;
