/** Text that is read only when it is shown. In JSON it is represented by its hash. */
export interface StoredText {
  read: () => string;
  toJSON: () => string;
}

/** Props with the texts themselves, as components take them. */
export type WithTexts<Props> = { [Name in keyof Props]: Props[Name] extends StoredText ? string : Props[Name] };

const isStored = (value: unknown): value is StoredText =>
  typeof value === 'object' && value !== null && 'read' in value && typeof value.read === 'function';

/** Reads the stored texts among a page's props; nested ones are not supported. */
export const readTexts = <Props extends object>(props: Props): WithTexts<Props> =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]: [string, unknown]) => [name, isStored(value) ? value.read() : value]),
  ) as WithTexts<Props>;
