import { present } from '../../engine/index.ts';
import type { Messages } from '../../renderers/index.ts';
import type { HttpClient } from '../platform/http/httpClient.ts';
import { ported } from './calls/portErrors.ts';
import { saveFile } from '../platform/http/savedFile.ts';
import { toAddedMessage } from '../../contract/records.ts';

/** Encodes JSON for a header: base64url of its UTF-8. */
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
        saveFile(await http.file({ method: 'GET', url, params: { id } }), `${id}.xml`);
      }),
    read: (page, file, { idempotencyKey, reasons }) =>
      ported(async () => {
        const result = await http.call({
          method: 'POST',
          url: `${page.resource.url}/message`,
          body: file,
          headers: present({
            'Content-Type': 'application/xml',
            'X-File-Name': encodeURIComponent(file.name.replace(/\p{Cs}/gu, '_')),
            'X-Idempotency-Key': idempotencyKey,
            'X-Page-Hash': page.hash,
            'X-Reasons': reasons && inHeader(reasons),
          }),
        });
        return toAddedMessage(result);
      }),
  };
}
