/** Limit in UTF-16 code units: more is of no use in a dialog and slow to render. */
const MAX_LETTERS = 200_000;

export interface FileText {
  readonly text: string;
  /** The file has more text than is shown. */
  readonly isCut: boolean;
}

/** Decodes as UTF-8, else as GB18030, which Chinese systems without UTF-8 write. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Returns the text of a file, cut to the length that is shown. */
export async function fileText(content: Blob): Promise<FileText> {
  const text = decode(await content.arrayBuffer());
  return { text: text.slice(0, MAX_LETTERS), isCut: text.length > MAX_LETTERS };
}
