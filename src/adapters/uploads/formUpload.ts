import { UPLOAD_URL } from '../../../contract/files/uploads.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';
import { toEnvelope, type Envelope } from '../../../contract/envelope.ts';
import type { UploadedContent, UploadOrigin, UploadRequest } from '../../../renderers/index.ts';
import { CallError, callErrorOf } from '../../platform/http/callError.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { t } from '../../platform/locales/t.ts';

/** Upload of one file in one form (W7-21). */
export interface FormSending {
  readonly signal: AbortSignal;
  /** The same for every attempt. */
  readonly idempotencyKey: string;
  readonly onSent: (share: number) => void;
}

/** Parameters with the contract's names; none without a column. */
export const originParameters = (from: UploadOrigin | undefined): Record<string, string> =>
  from === undefined ? {} : { _page: from.pageId, _column: from.column };

const isForeign = (address: string): boolean => /^https?:/i.test(address);

function formOf({ file, upload }: UploadRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ biz: 'temp', isup: '1', ...upload?.data })) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}

/** Reads the path from the response field that the column names: `message`, `result.path`. */
function pathIn(envelope: Envelope, responseName = 'message'): string {
  const [name = '', ...rest] = responseName.split('.');
  const source: unknown = rest.reduce<unknown>(
    (part, key) => (isRecord(part) ? part[key] : undefined),
    (envelope as unknown as Readonly<Record<string, unknown>>)[name],
  );
  const path = typeof source === 'string' ? source : textOf({ source }, 'source');
  if (path === '') throw new CallError('other', t('http.failed', { status: 200 }));
  return path;
}

/** Sends to an external address without the session or any other data of ours (D26). */
async function sendAway(address: string, request: UploadRequest, { signal }: FormSending): Promise<Envelope> {
  const response = await fetch(address, { method: 'POST', body: formOf(request), signal, credentials: 'omit' }).catch(
    (error: unknown) => {
      if (signal.aborted) throw new CallError('cancelled', t('http.cancelled'));
      throw error instanceof TypeError ? new CallError('network', t('http.offline')) : error;
    },
  );
  const envelope = toEnvelope(await response.json().catch(() => null));
  if (response.ok && envelope?.success) return envelope;
  throw callErrorOf(response.status, envelope);
}

/** Sends the whole file as one form; a file sent again under the same key is not stored twice. */
export async function sendForm(
  http: HttpClient,
  request: UploadRequest,
  sending: FormSending,
): Promise<UploadedContent> {
  const { file, from, upload } = request;
  const address = upload?.action ?? UPLOAD_URL;
  const answer = isForeign(address)
    ? await sendAway(address, request, sending)
    : (
        await http.exchange({
          method: 'POST',
          url: address,
          params: originParameters(from),
          body: formOf(request),
          headers: { 'X-Idempotency-Key': sending.idempotencyKey },
          signal: sending.signal,
          onSent: sending.onSent,
        })
      ).envelope;
  if (answer === null) throw new CallError('other', t('http.failed', { status: 200 }));
  return { path: pathIn(answer, upload?.responseName), name: file.name, size: file.size };
}
