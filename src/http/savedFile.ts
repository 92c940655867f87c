import type { ReceivedFile } from './httpClient.ts';

/** Hands a file to the browser's downloads; the call that fetched it carried the token, so no address does. */
export function saveFile({ content, name }: ReceivedFile, fallback: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name === '' ? fallback : name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold of the content once the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
