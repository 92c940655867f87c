import { sql } from 'kysely';
import {
  filledContent,
  fillPlaceholders,
  MAX_RECEIVERS,
  placeholdersIn,
} from '../../../contract/notices/messageTemplates.ts';
import { valuesOf } from '../../../engine/index.ts';
import { badRequest, businessFailure, notFound } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { cleanHtml } from '../../records/operations/cleanHtml.ts';
import type { Caller, PageCaller } from '../../data/recordStore/caller.ts';
import { insertHeader } from '../../data/recordStore/writeRows.ts';
import type { Services } from '../../core/services/services.ts';
import { storedUsernames } from '../../identity/sessions/userByName.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';
import { ANNOUNCEMENT_URL } from '../../data/events/sentNotices.ts';
import { MESSAGE_URL, TEMPLATE_URL } from './messageHooks.ts';
import { sendSystemMessage } from './systemMessages.ts';

/** The only supported channel; all others are refused by name. */
const IN_PRODUCT = 'system';
const MAX_CONTENT_LENGTH = 4000;
const MAX_VALUE_LENGTH = 500;
const ABSTRACT = 200;

/** Body of a send call. */
export interface SentTemplate {
  readonly templateCode: string;
  /** Values by placeholder, or their JSON. */
  readonly testData: unknown;
  readonly msgType: string;
  /** Usernames or user ids, comma-separated. */
  readonly receiver: string;
}

interface Template {
  readonly template_name: string;
  readonly template_type: string;
  readonly template_content: string;
  readonly use_status: string | null;
}

const refusedData = () => {
  const said = serverText('templateData', { most: MAX_VALUE_LENGTH });
  return badRequest(said, [{ path: '/testData', said }]);
};

function parsed(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent ?? {};
  if (sent.trim() === '') return {};
  try {
    return JSON.parse(sent);
  } catch {
    throw refusedData();
  }
}

/** Reads scalar values by name, as strings. */
function valuesIn(sent: unknown): Readonly<Record<string, string>> {
  const read = parsed(sent);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw refusedData();
  return Object.fromEntries(
    Object.entries(read).map(([name, value]: readonly [string, unknown]) => {
      const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      if (!isPlain || String(value).length > MAX_VALUE_LENGTH || String(value).includes('\0')) throw refusedData();
      return [name, String(value)] as const;
    }),
  );
}

const readTemplate = async (db: Db, { page, caller: { user } }: PageCaller, code: string): Promise<Template> => {
  const { rows } = await sql<Template>`
    select coalesce(template_name, '') as template_name, coalesce(template_type, '') as template_type,
      coalesce(template_content, '') as template_content, use_status
    from ${sql.table(page.resource.table)} where tenant_id = ${user.tenantId} and template_code = ${code}`.execute(db);
  const [template] = rows;
  if (template === undefined) throw businessFailure(serverText('templateMissing', { code }));
  if (template.use_status !== '1') throw businessFailure(serverText('templateOff', { title: template.template_name }));
  return template;
};

/** Returns the named users of the caller's tenant; throws for the first that does not exist. */
async function receiversOf(db: Db, { user }: Caller, receiver: string) {
  const named = [...new Set(await storedUsernames(db, valuesOf(receiver)))];
  if (named.length === 0) throw businessFailure(serverText('noRecipients'));
  if (named.length > MAX_RECEIVERS) throw badRequest(serverText('tooManyReceivers', { most: MAX_RECEIVERS }));
  const users = await db
    .selectFrom('sys_user')
    .select(['id', 'username', 'realname'])
    .where((is) => is.or([is('username', 'in', named), is('id', 'in', named)]))
    .where(isMemberOf(user.tenantId))
    .where('del_flag', '=', 0)
    .where('status', '=', 1)
    .execute();
  const known = new Set(users.flatMap(({ id, username }) => [id, username]));
  const missing = named.find((name) => !known.has(name));
  if (missing !== undefined) throw businessFailure(serverText('receiverMissing', { name: missing }));
  return users;
}

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Sends a template to users of the tenant and records it; returns the number of recipients. */
export async function sendTemplate(
  { db, schemas }: Pick<Services, 'db' | 'schemas'>,
  caller: Caller,
  { templateCode, testData, msgType, receiver }: SentTemplate,
): Promise<number> {
  if (msgType !== '' && msgType !== IN_PRODUCT)
    throw businessFailure(serverText('messageChannel', { channel: msgType }));
  const pages = [ANNOUNCEMENT_URL, TEMPLATE_URL, MESSAGE_URL].map((url) => schemas.pageByUrl(url));
  const [announcements, templates, records] = pages;
  if (announcements === undefined || templates === undefined || records === undefined) throw notFound();
  const tables = createPageTables(db, () => schemas.pages());
  for (const page of [announcements, templates, records]) await tables.ensure(page);
  const template = await readTemplate(db, { page: templates, caller }, templateCode);
  const { template_name: name, template_type: templateType, template_content: templateContent } = template;
  const values = valuesIn(testData);
  const missing = placeholdersIn(`${name}${templateContent}`).filter((one) => !Object.hasOwn(values, one));
  if (missing.length > 0) throw businessFailure(serverText('templateValues', { names: missing.join('、') }));
  const title = fillPlaceholders(name, values);
  const content = cleanHtml(filledContent({ templateType, templateContent }, values));
  if (content.length > MAX_CONTENT_LENGTH)
    throw businessFailure(serverText('messageTooLong', { most: MAX_CONTENT_LENGTH }));
  const users = await receiversOf(db, caller, receiver);
  const at = new Date();
  await db.transaction().execute(async (trx) => {
    await sendSystemMessage(
      trx,
      { page: announcements, caller },
      {
        title,
        content,
        abstract: plain(content).slice(0, ABSTRACT),
        priority: 'L',
        at,
        userIds: users.map(({ id }) => id),
      },
    );
    const record = {
      esTitle: title.slice(0, 100),
      esContent: content,
      esParam: JSON.stringify(values).slice(0, MAX_CONTENT_LENGTH),
      esReceiver: users
        .map(({ realname, username }) => realname || username)
        .join('、')
        .slice(0, MAX_CONTENT_LENGTH),
      esType: IN_PRODUCT,
      esSendStatus: '1',
      esSendNum: String(users.length),
      esSendTime: showInstant(at),
      templateCode,
    };
    await insertHeader(trx, { page: records, caller }, { id: newId(), values: record, at });
  });
  return users.length;
}
