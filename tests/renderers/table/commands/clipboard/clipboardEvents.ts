/** Dispatches a paste event with these clipboard formats, as the browser does; returns true when no handler took it. */
export function pasteInto(input: HTMLInputElement, forms: Readonly<Record<string, string>> | string): boolean {
  const data = new DataTransfer();
  const given = typeof forms === 'string' ? { 'text/plain': forms } : forms;
  for (const [type, content] of Object.entries(given)) data.setData(type, content);
  return input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
}

/** Returns what a copy or a cut puts on the clipboard, by type. */
export function takeFrom(input: HTMLInputElement, act: 'copy' | 'cut'): Readonly<Record<string, string>> {
  const data = new DataTransfer();
  input.dispatchEvent(new ClipboardEvent(act, { clipboardData: data, bubbles: true, cancelable: true }));
  return Object.fromEntries([...data.types].map((type) => [type, data.getData(type)]));
}
