import { createHash } from 'node:crypto';
import { openSync, read, readFileSync, readSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import fastq from 'fastq';
import { isContentHashed } from '#hosting/content-hashed-files.ts';
import type { ByteRange } from './byte-range.ts';
import type { Representation } from './site.ts';

/** Bytes up to which any file is kept in memory. */
const maxSmallFileBytes = 2 * 1024;

/** The most bytes of a file that one read takes. */
const chunkBytes = 64 * 1024;

/** The most chunks that are read at a time. */
const maxReads = 4;

const sharedBuffer = Buffer.allocUnsafeSlow(chunkBytes);

type Chunk = { fileDescriptor: number; buffer: Buffer; length: number; position: number };

/**
 * Limits how many chunks are read at a time, since each is written as soon as it is read: with a chunk for each of
 * hundreds of answers in one turn of the event loop, a visitor who requests a page would wait for all of them.
 */
const chunkReads = fastq<unknown, Chunk, number>(
  ({ fileDescriptor, buffer, length, position }, done) => read(fileDescriptor, buffer, 0, length, position, done),
  maxReads,
);

/**
 * Prepares a file of the built site for sending: compressed pages and scripts, which visitors request most, and all small
 * files are held in memory; the rest (pictures, feeds, uncompressed texts) is held open. A build that replaces the files
 * disturbs neither.
 */
export function readSiteFile(file: string, name: string): Representation {
  const bytes = statSync(file).size;
  // Sending a page from a file takes two and a half times as much CPU.
  if (/\.(html|js)\.(br|gz)$/.test(name) || bytes <= maxSmallFileBytes) {
    const content = readFileSync(file);
    return { bytes: content.length, etag: entityTag(name, [content]), content };
  }
  const fileDescriptor = openSync(file, 'r');
  return { bytes, etag: entityTag(name, chunksOf(fileDescriptor)), content: { fileDescriptor } };
}

/**
 * Sends a part of an open file; several may be sent at a time. Stops if the visitor leaves, and ends the connection if
 * the file has become shorter: the length was promised, and the client would wait for the rest forever.
 *
 * One buffer serves a whole answer. A stream allocates a new one per read, and hundreds of streams at once leave
 * hundreds of megabytes of garbage before it is collected.
 */
export function streamFile(fileDescriptor: number, { start, end }: ByteRange, response: ServerResponse): void {
  const buffer = Buffer.allocUnsafeSlow(Math.min(chunkBytes, end - start + 1));
  let position = start;

  function sendNext(): void {
    if (position > end) {
      response.end();
      return;
    }
    const length = Math.min(buffer.length, end - position + 1);
    chunkReads.push({ fileDescriptor, buffer, length, position }, (error, bytes = 0) => {
      if (error || bytes === 0) {
        response.destroy();
        return;
      }
      position += bytes;
      // Called when the system has accepted it all: the buffer is free again.
      response.write(buffer.subarray(0, bytes), (lost) => {
        if (!lost) sendNext();
      });
    });
  }

  sendNext();
}

/** An entity tag that is the same on every server, since the next request for a page may reach another one. */
function entityTag(name: string, content: Iterable<Buffer>): string {
  const hash = createHash('sha256');
  // A name with a hash of the content identifies it without reading the file.
  for (const chunk of isContentHashed(name) ? [name] : content) hash.update(chunk);
  // 27 characters are 162 bits.
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/**
 * The whole file, a chunk at a time in `sharedBuffer`, which the next chunk overwrites: a buffer per file would enlarge
 * the process by megabytes for good.
 */
function* chunksOf(fileDescriptor: number): Generator<Buffer> {
  for (let position = 0; ;) {
    const bytes = readSync(fileDescriptor, sharedBuffer, 0, sharedBuffer.length, position);
    if (bytes === 0) return;
    yield sharedBuffer.subarray(0, bytes);
    position += bytes;
  }
}
