import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the texts of each page of a PDF, in drawing order. */
export async function readPdf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const task = getDocument({ data: new Uint8Array(bytes), isEvalSupported: false, verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? item.str : [])));
  }
  await task.destroy();
  return pages;
}
