/** The databases that can store enquiries. Code that differs between them depends on this. */
export type DatabaseDialect = 'sqlite' | 'postgres';
