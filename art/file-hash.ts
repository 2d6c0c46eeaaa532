import { createHash } from 'node:crypto';

/** The hash of a file's bytes, as the picture indexes store it. */
export const fileHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
