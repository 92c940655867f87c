import fastify from 'fastify';
import pg from 'pg';
import { newId } from '../../server/core/database/newId.ts';

/**
 * The baseline for the product's server: Fastify and pg, one statement per list and one transaction per save, without
 * sessions, permissions, code texts, totals, rules and versions.
 */
export interface BareSetup {
  readonly header: readonly BareColumn[];
  readonly lines: readonly BareColumn[];
  readonly tenantId: string;
  readonly orgCode: string;
}

interface BareColumn {
  readonly key: string;
  readonly name: string;
  readonly type: 'text' | 'numeric';
}

type Values = Readonly<Record<string, unknown>>;

const { header, lines, tenantId, orgCode } = JSON.parse(process.env['BENCH_SETUP'] ?? '') as BareSetup;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

const names = (columns: readonly BareColumn[]): string => columns.map(({ name }) => name).join(', ');
const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

const LIST = `select id, version, sys_org_code, create_by, create_time, update_by, update_time, ${names(header)}
  from bgd_declaration where tenant_id = $1 and ie_flag = 'E' and doc_kind = 'declaration' and starts_with(sys_org_code, $2)
  order by create_time desc, id desc limit 10`;

/** The same with a condition and in an order other than the table's insertion order. */
const NARROWED = `select id, version, sys_org_code, create_by, create_time, update_by, update_time, ${names(header)}
  from bgd_declaration where tenant_id = $1 and ie_flag = 'E' and doc_kind = 'declaration' and starts_with(sys_org_code, $2)
    and status = $3 order by create_time asc, id asc limit 10`;

const INSERT_HEADER = `insert into bgd_declaration (id, tenant_id, sys_org_code, create_by, create_time, ie_flag, doc_kind, ${names(header)})
  values ($1, $2, $3, 'clerk', now(), 'E', 'declaration', ${header.map(({ type }, index) => `$${index + 4}::${type}`).join(', ')})`;

const INSERT_LINES = `insert into bgd_goods (main_id, tenant_id, id, order_no, ${names(lines)})
  select $1, $2, * from unnest($3::text[], $4::integer[], ${lines.map(({ type }, index) => `$${index + 5}::${type}[]`).join(', ')})`;

const INSERT_LOG = `insert into sys_data_log (id, tenant_id, page_id, data_table, data_id, data_version, action, changes, create_by)
  values ($1, $2, 'bench', 'bgd_declaration', $3, 1, 'add', $4, 'clerk')`;

async function save(body: Values): Promise<string> {
  const id = newId();
  const rows = body['bgdGoodsList'] as readonly Values[];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(INSERT_HEADER, [id, tenantId, orgCode, ...header.map(({ key }) => textOf(body[key]))]);
    await client.query(INSERT_LINES, [
      id,
      tenantId,
      rows.map(() => newId()),
      rows.map((_, index) => index + 1),
      ...lines.map(({ key }) => rows.map((row) => textOf(row[key]))),
    ]);
    await client.query(INSERT_LOG, [newId(), tenantId, id, JSON.stringify(body)]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return id;
}

const app = fastify();
app.get('/health', async () => ({ success: true }));
app.get('/list', async () => ({
  success: true,
  result: { records: (await pool.query(LIST, [tenantId, orgCode])).rows },
}));
app.get('/narrowed', async () => ({
  success: true,
  result: { records: (await pool.query(NARROWED, [tenantId, orgCode, 'review'])).rows },
}));
app.post('/add', async ({ body }) => ({ success: true, result: { id: await save(body as Values) } }));
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
