import type { Messages } from '../../renderers/index.ts';
import { isRecord } from '../http/envelope.ts';
import type { HttpClient, ReceivedFile } from '../http/httpClient.ts';
import { ported } from './portErrors.ts';
import { toWireRecord } from './wireValues.ts';

/** Hands a file to the browser's downloads; the call that fetched it carried the token, so no address does. */
function save({ content, name }: ReceivedFile, fallback: string): void {
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

/** JSON as a header can hold it: base64url of its UTF-8. */
function inHeader(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Messages of records over HTTP. */
export function createMessages(http: HttpClient): Messages {
  return {
    download: (page, id) =>
      ported(async () => {
        const url = `${page.resource.url}/message`;
        save(await http.file({ method: 'GET', url, params: { id } }), `${id}.xml`);
      }),
    read: (page, file, { idempotencyKey, reasons }) =>
      ported(async () => {
        const result = await http.call({
          method: 'POST',
          url: `${page.resource.url}/message`,
          body: file,
          headers: {
            'Content-Type': 'application/xml',
            'X-Idempotency-Key': idempotencyKey,
            'X-Page-Hash': page.hash,
            ...(reasons === undefined ? {} : { 'X-Reasons': inHeader(reasons) }),
          },
        });
        const { record, ignored } = isRecord(result) ? result : {};
        return {
          record: toWireRecord(record),
          ignored: Array.isArray(ignored) ? ignored.filter((name) => typeof name === 'string') : [],
        };
      }),
  };
}
