import type { FastifyReply } from 'fastify';
import {
  recordToXml,
  type CompiledColumn,
  type CompiledPage,
  type MessageMapping,
  type MessageProblem,
  type MessageRecord,
  mayChange,
  type Can,
} from '../../../engine/index.ts';
import type { AddedMessage } from '../../../contract/records.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure, notFound, type InputProblem, problemsRefusal } from '../../core/base/errors.ts';
import { sentFileName } from '../storedFiles/fileNames.ts';
import { readMessage } from '../storedFiles/readForeign.ts';
import { createOriginals } from '../storedFiles/originals.ts';
import { attachment } from '../../core/base/contentDisposition.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import { readReasonsHeader } from './callBodies.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { familyRoutes, query, type Call, type Write } from './recordCalls.ts';
import { addRecord } from './saveRecord.ts';
import type { Retell } from './repeatedCall.ts';
import { onWire, readRecords } from '../../data/recordStore/storedRecord.ts';
import { clauses, serverText, type ServerText } from '../../core/texts/serverText.ts';

const atPlace = ({ place, said }: MessageProblem): ServerText =>
  place === '' ? said : serverText('atPlace', { place, said });

const asInput = (problem: MessageProblem): InputProblem => ({
  path: problem.place === '' ? '' : `/${problem.place}`,
  said: atPlace(problem),
});

/** Removes the byte order mark, which carries no information in XML text. */
const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

const mappingOf = ({ schemas }: Services, { message }: CompiledPage): MessageMapping => {
  const mapping = message === undefined ? undefined : schemas.message(message);
  if (mapping === undefined) throw notFound(serverText('noMessage'));
  return mapping;
};

/** The plain file name contains only characters of the id and of the mapping's name. */
const dispositionOf = ({ title, message = '' }: CompiledPage, id: string): string =>
  attachment(`${title}-${id}.xml`, `${message}-${id.replace(/\./g, '_')}.xml`);

type Fields = Readonly<Record<string, unknown>>;

/** A message omits blank fields: absent fields of the mapping are blank and not filled with defaults. */
const withBlanks = (
  fields: Fields,
  { keys, columns, can }: { keys: readonly string[]; columns: readonly CompiledColumn[]; can: Can },
): Fields => {
  const open = new Set(columns.filter((column) => mayChange(column, can)).map(({ key }) => key));
  return { ...Object.fromEntries(keys.filter((key) => open.has(key)).map((key) => [key, null])), ...fields };
};

const wholeRecord = (
  page: CompiledPage,
  mapping: MessageMapping,
  { record, can }: { readonly record: MessageRecord; readonly can: Can },
) => {
  const keysOf = (rows?: string): string[] =>
    mapping.sections.filter((section) => section.rows === rows).flatMap(({ fields }) => Object.values(fields));
  const lists = page.details.flatMap(({ wireName, columns }) => {
    const rows = record[wireName];
    if (!Array.isArray(rows)) return [];
    return [[wireName, rows.map((row: Fields) => withBlanks(row, { keys: keysOf(wireName), columns, can }))] as const];
  });
  return { ...withBlanks(record, { keys: keysOf(), columns: page.columns, can }), ...Object.fromEntries(lists) };
};

/** The answer contains the record next to the ignored fields. */
const MESSAGE_ANSWER: Retell = {
  recordIn: ({ record }) => Object(record),
  withRecord: (result, record) => ({ ...result, record }),
};

/**
 * Records as XML messages by the mapping that their page names: one call writes a record as a file, one reads and adds
 * one.
 */
export const messageRoutes = (
  services: Services,
  { tables, write }: { readonly tables: PageTables; readonly write: Write },
): readonly RouteDefinition[] => {
  const originals = createOriginals(services, tables);

  const download = async ({ request, page }: Call, reply: FastifyReply): Promise<unknown> => {
    const mapping = mappingOf(services, page);
    const caller = callerOf(request.session);
    const id = query(request)['id'];
    const ids = typeof id === 'string' ? [id] : [];
    const from = await tables.sources(page);
    const [record] = await readRecords(services.db, { page, caller }, { ids, lock: false, from });
    if (record === undefined) throw notFound(serverText('recordNotFound'));
    const { xml, problems } = recordToXml(mapping, onWire(page, record, caller.can));
    if (xml === undefined) throw businessFailure(serverText('unwritable', { detail: clauses(problems.map(atPlace)) }));
    return reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', dispositionOf(page, record.mark.id))
      .header('x-content-type-options', 'nosniff')
      .send(xml);
  };

  const upload = async (call: Call): Promise<Answer> => {
    const { page, request } = call;
    const mapping = mappingOf(services, page);
    if (typeof request.body !== 'string' || request.body === '') throw badRequest(serverText('emptyBody'));
    const reader = { workers: services.workers, owner: request.session.user };
    const { record, problems, ignored } = await readMessage(reader, { mapping, xml: withoutMark(request.body) });
    if (record === undefined) throw problemsRefusal('badMessage', problems.map(asInput));
    const reasons = readReasonsHeader(request.headers['x-reasons']);
    return originals.keeping(Buffer.from(request.body), (keep) =>
      write('message', { ...call, retell: MESSAGE_ANSWER }, async (writing): Promise<Answer<AddedMessage>> => {
        const body = wholeRecord(page, mapping, { record, can: writing.caller.can });
        const { result, said } = await addRecord(writing, { body, reasons });
        await keep(writing, { name: sentFileName(request.headers['x-file-name']), record: result });
        return new Answer({ record: result, ignored }, said);
      }),
    );
  };

  return [
    ...familyRoutes(services, { operation: 'message', method: 'GET', needs: 'list', handle: download }),
    ...familyRoutes(services, { operation: 'message', method: 'POST', needs: 'add', body: 'xml', handle: upload }),
  ];
};
