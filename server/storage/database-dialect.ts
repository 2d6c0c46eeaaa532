/** The databases an enquiry can be kept in. What one does another way than the other asks for this. */
export type DatabaseDialect = 'sqlite' | 'postgres';
