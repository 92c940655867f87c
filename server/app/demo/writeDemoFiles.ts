import { sql } from 'kysely';
import { recordToXml, type CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { addFile, FILE_URL, MAX_FILE_SIZE, type NewFile } from '../../records/storedFiles/addFile.ts';
import { nameOfRecord } from '../../records/storedFiles/originals.ts';
import { onWire, readRecords, type StoredRecord } from '../../data/recordStore/storedRecord.ts';
import type { Services } from '../../core/services/services.ts';
import { demoFiles } from './demoFiles.ts';
import { makerOf } from './demoMaker.ts';

const MESSAGE_PAGE = 'customs/export-declaration';
/** Number of the newest declarations that get a message file. */
const MESSAGES = 3;
/** Newest records to search; the table also holds declarations of other pages. */
const AMONG = 30;

interface DemoContent extends NewFile {
  readonly text: string;
  readonly maker: Parameters<typeof makerOf>[0];
  readonly at: Date;
}

async function newest(trx: Db, page: CompiledPage, tenantId: string): Promise<readonly StoredRecord[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(page.resource.table)} where tenant_id = ${tenantId}
    order by create_time desc limit ${AMONG}`.execute(trx);
  const all = makerOf({ createBy: 'admin', orgCode: 'A01' }, tenantId);
  const records = await readRecords(trx, { page, caller: all }, { ids: rows.map(({ id }) => id), lock: false });
  return [...records]
    .sort((one, other) => other.mark.createTime.getTime() - one.mark.createTime.getTime())
    .slice(0, MESSAGES);
}

/** Builds the XML messages from which the newest demo declarations would have been imported. */
async function messagesOf(trx: Db, { schemas }: Pick<Services, 'schemas'>, tenantId: string): Promise<DemoContent[]> {
  const page = schemas.page(MESSAGE_PAGE);
  const mapping = page?.message === undefined ? undefined : schemas.message(page.message);
  if (page === undefined || mapping === undefined) return [];
  return (await newest(trx, page, tenantId)).flatMap((record) => {
    const wire = onWire(page, record, () => true);
    const { xml } = recordToXml(mapping, wire);
    if (xml === undefined) return [];
    const { id, createBy, sysOrgCode: orgCode, createTime } = record.mark;
    const name = nameOfRecord(page, wire);
    return {
      name: `${page.title}-${name || id}.xml`,
      biz: 'message',
      source: { page: page.id, id, name },
      text: xml,
      maker: { createBy, orgCode },
      at: createTime,
    };
  });
}

/** Stores the demo files if a page for files exists. */
export async function writeDemoFiles(
  trx: Db,
  services: Pick<Services, 'schemas' | 'contents' | 'onWritten'>,
  { tenantId, now }: { readonly tenantId: string; readonly now: Date },
): Promise<void> {
  const { schemas, contents, onWritten } = services;
  const page = schemas.pageByUrl(FILE_URL);
  if (page === undefined) return;
  const own = demoFiles(now).map(({ name, biz, text, createTime, ...maker }): DemoContent => ({
    name,
    biz,
    text,
    maker,
    at: createTime,
  }));
  for (const { text, maker, at, ...file } of [...own, ...(await messagesOf(trx, services, tenantId))]) {
    const content = await contents.receive([Buffer.from(text)], MAX_FILE_SIZE);
    await addFile({ trx, contents, page, caller: makerOf(maker, tenantId), onWritten, at }, content, file);
  }
}
