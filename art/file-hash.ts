import { createHash } from 'node:crypto';

/** The hash of a file's bytes as indexes of pictures store it. */
export const fileHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
