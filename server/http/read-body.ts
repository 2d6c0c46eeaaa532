import type { IncomingMessage } from 'node:http';
import type { BodyMemory } from './body-memory.ts';
import { pauseReading } from './throttle-connection.ts';

/** A body that was not read to its end. Its connection cannot be used any longer. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly statusCode: 400 | 413 | 503;
  constructor(statusCode: 400 | 413 | 503, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

type BodyLimits = {
  /** The maximum size of the whole body. */
  maxBytes: number;
  /** The number of chunks in which any body may arrive; a longer body may have more. */
  maxChunks: number;
  memory: BodyMemory;
  /** The client whose memory is counted. */
  address: string;
};

/** Bytes reserved for a body that arrives in parts; doubled as it grows. */
const firstReservation = 1024;
/**
 * The average number of bytes that the chunks beyond the first ones must have: a slow connection may cut a long message
 * into pieces of thirty bytes.
 */
const minBytesPerChunk = 24;

/**
 * Reads a body as UTF-8. Chunks are copied into one buffer: kept separately, each would take a hundred bytes more than
 * its content, and a sender of single bytes could fill the memory cheaply.
 *
 * @throws BodyError if it is too long, in too many chunks or cut off, or if there is no memory for it.
 */
export function readBody(body: IncomingMessage, { maxBytes, maxChunks, memory, address }: BodyLimits): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  /** NaN if the request does not say it: no comparison with that is true. */
  const declaredLength = Number(body.headers['content-length']);
  let held: Buffer = Buffer.alloc(0);
  let length = 0;
  let reservedBytes = 0;
  let chunkCount = 0;

  const stop = (): void => {
    body.off('data', takeChunk).off('end', end).off('error', refuseBrokenOff);
    if (reservedBytes > 0) memory.release(address, reservedBytes);
    held = Buffer.alloc(0);
  };
  const refuse = (error: BodyError): void => {
    stop();
    // Drops what has arrived and accepts nothing more until the answer closes the connection.
    body.resume();
    pauseReading(body.socket);
    reject(error);
  };

  function takeChunk(chunk: Buffer): void {
    if (length + chunk.length > maxBytes) refuse(tooLong());
    else if (++chunkCount > maxChunks + length / minBytesPerChunk) refuse(tooManyChunks());
    else if (length === 0 && chunk.length === declaredLength) {
      // Usually the whole body arrives in one chunk: Node has it in memory already, and it is parsed at once.
      held = chunk;
      length = chunk.length;
    } else if (!append(chunk))
      refuse(new BodyError(503, 'Too much is being sent at once. Please send it again shortly.'));
  }

  /** Returns false if there is no memory for it. */
  function append(chunk: Buffer): boolean {
    const needed = length + chunk.length;
    if (needed > held.length) {
      const size = Math.min(maxBytes, Math.max(firstReservation, 2 ** Math.ceil(Math.log2(needed))));
      if (!memory.reserve(address, size - reservedBytes)) return false;
      reservedBytes = size;
      const larger = Buffer.allocUnsafeSlow(size);
      held.copy(larger, 0, 0, length);
      held = larger;
    }
    chunk.copy(held, length);
    length = needed;
    return true;
  }

  function end(): void {
    const text = held.toString('utf8', 0, length);
    stop();
    resolve(text);
  }

  const refuseBrokenOff = (): void => refuse(new BodyError(400, 'The request broke off before its end.'));

  if (declaredLength > maxBytes) reject(tooLong());
  else body.on('data', takeChunk).on('end', end).on('error', refuseBrokenOff);
  return promise;
}

function tooLong(): BodyError {
  return new BodyError(413, 'The body is too long.');
}

function tooManyChunks(): BodyError {
  return new BodyError(400, 'The request comes in too many small pieces: send its body in fewer, or all at once.');
}
