/** Label and hint of fields by name; `heading` anywhere, `.heading` on the first level of a file, `steps.from` within `steps`. */
export type FieldWords = Record<string, readonly [label: string, hint?: string]>;
