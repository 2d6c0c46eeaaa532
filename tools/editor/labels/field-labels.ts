/**
 * Label and hint of fields by name: `heading` anywhere, `.heading` at the top level of a file, `steps.from` within
 * `steps`.
 */
export type FieldLabels = Record<string, readonly [label: string, hint: string]>;
