/** The first and last byte of a part, counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * The part of `bytes` that a Range header requests (RFC 9110, 14.2); 'none' if it is out of range. Undefined if the
 * whole is to be sent: without the header, for another unit, for several parts, or if it is malformed.
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // A suffix: `last` is the number of bytes at the end.
  if (first === '') return Number(last) === 0 ? 'none' : { start: Math.max(0, bytes - Number(last)), end: bytes - 1 };
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= bytes ? 'none' : { start, end };
}
