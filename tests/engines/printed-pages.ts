import { inflateSync } from 'node:zlib';

/** How many pages a PDF has. */
export function printedPages(pdf: Uint8Array): number {
  const file = Buffer.from(pdf).toString('latin1');
  // Firefox compresses the objects that tell of pages. The line that ends a stream is none of it, and is passed over.
  const streams = file.matchAll(/\/Type\s*\/ObjStm.*?stream\r?\n(.*?)endstream/gs);
  const compressed = [...streams].map(([, stream]) => inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1'));
  return [file, ...compressed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
