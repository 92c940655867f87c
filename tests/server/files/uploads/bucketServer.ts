import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';

export const BUCKET_KEYS = { accessKeyId: 'AKWAYBILL', secretAccessKey: 'very secret', region: 'cn-north-1' };

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

/** Whether the signature of the request is the expected one, and its content the signed content. */
async function isSigned(request: IncomingMessage, body: Buffer): Promise<boolean> {
  const { authorization = '', host = '' } = request.headers;
  const sum = String(request.headers['x-amz-content-sha256']);
  const datetime = String(request.headers['x-amz-date']);
  const signer = new AwsV4Signer({
    ...BUCKET_KEYS,
    service: 's3',
    method: request.method ?? '',
    url: `http://${host}${request.url ?? ''}`,
    headers: { 'x-amz-content-sha256': sum },
    datetime,
  });
  const right = await signer.authHeader();
  return authorization === right && sum === createHash('sha256').update(body).digest('hex');
}

/** Starts a small S3 store: objects and multipart uploads of one bucket; the signature of every call is checked. */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, { readonly key: string; readonly parts: Map<number, Buffer> }>();
  /** `failing`: parts are answered with 403 from now on. */
  const state = { failing: false, unsigned: 0 };
  let made = 0;

  const answer = (method: string, url: URL, body: Buffer): readonly [number, string | Buffer] => {
    const key = url.pathname.replace(/^\/papers\/?/, '');
    const uploadId = url.searchParams.get('uploadId');
    const upload = uploadId === null ? undefined : uploads.get(uploadId);
    if (url.searchParams.has('uploads')) {
      if (method === 'POST') {
        made += 1;
        uploads.set(`u&${made}`, { key, parts: new Map() });
        return [200, `<R><UploadId>u&amp;${made}</UploadId></R>`];
      }
      const prefix = url.searchParams.get('prefix') ?? '';
      const listed = [...uploads].filter(([, one]) => one.key.startsWith(prefix));
      return [200, `<R>${listed.map(([id]) => `<UploadId>${id.replace('&', '&amp;')}</UploadId>`).join('')}</R>`];
    }
    if (uploadId !== null) {
      if (upload === undefined) return [404, ''];
      if (method === 'DELETE') uploads.delete(uploadId);
      else if (method === 'PUT') {
        if (state.failing) return [403, '<Error/>'];
        upload.parts.set(Number(url.searchParams.get('partNumber')), body);
      } else {
        const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
        objects.set(key, Buffer.concat(numbers.map((number) => upload.parts.get(number) ?? Buffer.alloc(0))));
        uploads.delete(uploadId);
      }
      return [method === 'DELETE' ? 204 : 200, ''];
    }
    const object = objects.get(key);
    if (method === 'PUT') objects.set(key, body);
    else if (method === 'DELETE') objects.delete(key);
    else return object === undefined ? [404, ''] : [200, object];
    return [200, ''];
  };

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (!(await isSigned(request, body))) {
      state.unsigned += 1;
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const [status, told] = answer(request.method ?? '', new URL(request.url ?? '', 'http://x'), body);
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    response.writeHead(status, { etag }).end(told);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    state,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
