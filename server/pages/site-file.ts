import { createHash } from 'node:crypto';
import { openSync, read, readFileSync, readSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import fastq from 'fastq';
import { isContentHashed } from '#hosting/content-hashed-files.ts';
import type { ByteRange } from './byte-range.ts';
import type { Representation } from './site.ts';

/** Bytes up to which a file is worth its place in memory, whatever it holds. */
const smallFile = 2 * 1024;

/** Bytes of a file that are read at once. */
const readAtOnce = 64 * 1024;

type Piece = { fileDescriptor: number; buffer: Buffer; length: number; position: number };

/**
 * What is read is written at once, so few pieces are read at a time: with one for each of hundreds of answers in the same
 * turn of the event loop, a visitor who asks for a page would wait for all of them.
 */
const pieces = fastq<unknown, Piece, number>(
  ({ fileDescriptor, buffer, length, position }, done) => read(fileDescriptor, buffer, 0, length, position, done),
  4,
);

/**
 * One file of the built site, made ready to be sent: what visitors are mostly sent, compressed pages and scripts, is held in
 * memory, the rest (pictures, feeds, texts without compression) is held open. A build that replaces the files disturbs neither.
 */
export function readSiteFile(file: string, name: string): Representation {
  const bytes = statSync(file).size;
  // From a file a page takes two and a half times as much of a processor.
  if (/\.(html|js)\.(br|gz)$/.test(name) || bytes <= smallFile) {
    const content = readFileSync(file);
    return { bytes: content.length, etag: entityTag(name, [content]), content };
  }
  const fileDescriptor = openSync(file, 'r');
  return { bytes, etag: entityTag(name, piecesOf(fileDescriptor)), content: { fileDescriptor } };
}

/**
 * Sends the part of a file that is held open; several may be sent at once. A visitor who leaves ends it, a file that has
 * become shorter ends the connection: the length was promised, and one who waits for the rest would wait forever.
 *
 * One buffer serves a whole answer. A stream takes a new one for each read, and hundreds of them at once are garbage by the
 * hundred megabytes before it is collected.
 */
export function streamFile(fileDescriptor: number, { start, end }: ByteRange, response: ServerResponse): void {
  const buffer = Buffer.allocUnsafeSlow(Math.min(readAtOnce, end - start + 1));
  let position = start;

  function sendNext(): void {
    if (position > end) {
      response.end();
      return;
    }
    const length = Math.min(buffer.length, end - position + 1);
    pieces.push({ fileDescriptor, buffer, length, position }, (error, bytes = 0) => {
      if (error || bytes === 0) {
        response.destroy();
        return;
      }
      position += bytes;
      // Called when the system has taken it all: the buffer is free.
      response.write(buffer.subarray(0, bytes), (lost) => {
        if (!lost) sendNext();
      });
    });
  }

  sendNext();
}

/** An entity tag that every server computes alike, since the next request for a page may reach another one. */
function entityTag(name: string, content: Iterable<Buffer>): string {
  const hash = createHash('sha256');
  for (const piece of isContentHashed(name) ? [name] : content) hash.update(piece);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
}

/**
 * All of a file, a piece at a time and each in the place of the last: a buffer for each file would leave the process larger
 * by megabytes for good.
 */
function* piecesOf(fileDescriptor: number): Generator<Buffer> {
  for (let position = 0; ;) {
    const bytes = readSync(fileDescriptor, piece, 0, piece.length, position);
    if (bytes === 0) return;
    yield piece.subarray(0, bytes);
    position += bytes;
  }
}

const piece = Buffer.allocUnsafeSlow(readAtOnce);
