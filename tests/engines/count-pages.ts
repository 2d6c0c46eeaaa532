import { getDocumentProxy } from 'unpdf';

/** Returns the number of pages in a PDF. */
export async function countPages(pdf: Uint8Array): Promise<number> {
  // A plain copy: pdf.js rejects Node's Buffer and takes ownership of the memory.
  const file = await getDocumentProxy(Uint8Array.from(pdf));
  return file.numPages;
}
