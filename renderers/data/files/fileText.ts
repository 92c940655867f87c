/** More is no help in a dialog, and slow to draw. */
const MAX_LETTERS = 200_000;

export interface FileText {
  readonly text: string;
  /** There is more in the file. */
  readonly isCut: boolean;
}

/** UTF-8, else what Chinese systems write that do not know it. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The text of a file as far as it is shown. */
export async function fileText(content: Blob): Promise<FileText> {
  const text = decode(await content.arrayBuffer());
  return { text: text.slice(0, MAX_LETTERS), isCut: text.length > MAX_LETTERS };
}
