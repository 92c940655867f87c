import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { sweepFiles } from '../../../../server/records/storedFiles/keptFiles.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

/** Rights on papers by role: `cargo:paper:secret` shows the inner attachment. */
const RIGHTS: Readonly<Record<string, readonly string[]>> = {
  admin: ['list', 'add', 'edit', 'delete', 'secret'],
  clerk: ['list', 'add', 'edit', 'delete'],
  reviewer: ['list'],
};

export interface PaperServer extends TestServer {
  /** Names of the files in the files folder. */
  readonly onDisk: () => Promise<readonly string[]>;
  /** Keys in the database. */
  readonly inDatabase: () => Promise<readonly string[]>;
  readonly sweep: () => Promise<void>;
  /** Moves the due times of everything pending back by that many hours. */
  readonly pass: (hours: number) => Promise<void>;
}

async function grant({ services: { db } }: TestServer): Promise<void> {
  for (const operation of new Set(Object.values(RIGHTS).flat())) {
    const id = `paper-${operation}`;
    await sql`insert into sys_permission (id, name, menu_type, perms, status, sort_no)
      values (${id}, ${operation}, 2, ${`cargo:paper:${operation}`}, '1', 1)`.execute(db);
    const roles = Object.entries(RIGHTS).flatMap(([role, rights]) => (rights.includes(operation) ? [role] : []));
    await sql`insert into sys_role_permission (role_id, permission_id)
      select id, ${id} from sys_role where role_code = any(${roles})`.execute(db);
  }
}

/** Starts the product with an additional page of papers, whose columns take files. */
export async function startPaperServer(): Promise<PaperServer> {
  const schemasFolder = await mkdtemp(join(tmpdir(), 'waybill-papers-'));
  await cp(join(projectFolder, 'schemas'), schemasFolder, { recursive: true });
  await mkdir(join(schemasFolder, 'pages/cargo'), { recursive: true });
  await cp(join(import.meta.dirname, 'paperPage.json'), join(schemasFolder, 'pages/cargo/paper.json'));
  const server = await startTestServer({ schemasFolder });
  const { services, filesFolder } = server;
  const { db, contents, schemas } = services;
  await grant(server);
  await prepareRecords(services);
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(schemasFolder, { recursive: true, force: true });
    },
    onDisk: async () =>
      (await readdir(filesFolder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort(),
    inDatabase: async () =>
      (await db.selectFrom('sys_stored_content').select('key').orderBy('key').execute()).map(({ key }) => key),
    sweep: () => sweepFiles({ db, contents, schemas }),
    pass: async (hours) => {
      for (const [table, column] of [
        ['sys_kept_file', 'expire_time'],
        ['sys_upload', 'expire_time'],
        ['sys_stored_content', 'due_time'],
      ] as const)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(hours => ${hours})`.execute(
          db,
        );
    },
  };
}

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

export interface SentFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** Fields in front of the file. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly after?: Readonly<Record<string, string>>;
  /** `_page=…&_column=…` */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const BOUNDARY = '----waybill-test';

const field = ([name, value]: readonly [string, string]): Buffer =>
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

/** Builds a form as browsers encode it. */
export const formOf = ({ fileName, bytes, fields = {}, after = {} }: SentFile): Buffer => {
  const name = fileName.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return Buffer.concat([
    ...Object.entries(fields).map(field),
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/x-whatever\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
    ...Object.entries(after).map(field),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
};

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Uploads one file as a form. */
export async function upload({ app }: TestServer, { token }: TestClient, file: SentFile): Promise<TestAnswer> {
  const response = await app.inject({
    method: 'POST',
    url: `/api/sys/common/upload${file.query === undefined ? '' : `?${file.query}`}`,
    headers: { 'content-type': FORM_TYPE, ...(token === '' ? {} : { 'x-access-token': token }), ...file.headers },
    payload: formOf(file),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

/** Uploads a file that is accepted; returns its path. */
export async function uploaded(server: TestServer, client: TestClient, file: Partial<SentFile> = {}): Promise<string> {
  const { body } = await upload(server, client, { fileName: '合同.pdf', bytes: PDF, ...file });
  if (!body.success) throw new Error(body.message);
  return body.message;
}

export const read = ({ app }: TestServer, { token }: Pick<TestClient, 'token'>, path: string) =>
  app.inject({
    url: `/api/sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}`,
    headers: token === '' ? {} : { 'x-access-token': token },
  });

export const save = (client: TestClient, body: unknown, operation: 'add' | 'edit' = 'add'): Promise<TestAnswer> =>
  client.call({ method: 'POST', url: `/cargo/paper/${operation}`, body });
