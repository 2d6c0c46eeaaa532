/** The databases an enquiry can be kept in. Code that differs between them depends on this. */
export type DatabaseDialect = 'sqlite' | 'postgres';
