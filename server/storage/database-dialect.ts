/** The databases that can store enquiries. */
export type DatabaseDialect = 'sqlite' | 'postgres';
