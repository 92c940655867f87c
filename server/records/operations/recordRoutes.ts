import type { CompiledAction } from '../../../engine/index.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { isThirdGeneration } from '../../core/calls/clientGeneration.ts';
import { newId } from '../../core/database/newId.ts';
import { badRequest, forbidden, notFound } from '../../core/base/errors.ts';
import type { Services } from '../../core/services/services.ts';
import { readSaveBody, readTransitionBody, readTransitionsBody } from './callBodies.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { nameStaff } from '../../data/recordStore/staffNames.ts';
import { createListCall, hookOf, enrichRecord, type ReadingMeans } from './listCall.ts';
import { messageRoutes } from './messageRoutes.ts';
import { createWrite, familyRoutes, query, type Call, type FamilyRoute } from './recordCalls.ts';
import { RECORD_ANSWER } from './repeatedCall.ts';
import { MAX_IDS, parseRemovals, removeRecords } from './removeRecords.ts';
import { addRecord, editRecord } from './saveRecord.ts';
import { onWire, readRecords } from '../../data/recordStore/storedRecord.ts';
import { summaryRoutes } from './summaryRoutes.ts';
import { treeRoutes } from './treeRoutes.ts';
import { transitionOf, transitionRecord } from './transitionRecord.ts';
import { transitionRecords } from './transitionRecords.ts';
import { serverText } from '../../core/texts/serverText.ts';

type Operation = 'list' | 'queryById' | 'add' | 'edit' | 'delete' | 'deleteBatch' | 'transition' | 'transitionBatch';

/** A transition has a separate permission code, which is in the body and checked after reading it. */
const OPERATIONS: Readonly<Record<Operation, Pick<FamilyRoute, 'method' | 'needs' | 'light'>>> = {
  list: { method: 'GET', needs: 'list' },
  queryById: { method: 'GET', needs: 'list', light: true },
  add: { method: 'POST', needs: 'add', light: true },
  edit: { method: 'POST', needs: 'edit', light: true },
  delete: { method: 'DELETE', needs: 'delete', light: true },
  deleteBatch: { method: 'DELETE', needs: 'delete' },
  transition: { method: 'POST', needs: 'list', light: true },
  transitionBatch: { method: 'POST', needs: 'list' },
};

/** The requested transition; throws if the caller lacks the right to it. */
const mustHold = ({ request, page }: Call, { transition }: { readonly transition: string }): CompiledAction => {
  const action = transitionOf(page, transition);
  if (!request.session.permissions.has(action.permission)) throw forbidden(action.permission);
  return action;
};

/** Record family of every page: one resolver for all pages, by the address that the page declares. */
export const recordRoutes = (services: Services, reading: ReadingMeans): readonly RouteDefinition[] => {
  const { db } = services;
  const { tables, hooks, ...sources } = reading;
  const write = createWrite(services, { tables, hooks });

  const handlers: Readonly<Record<Operation, (call: Call) => Promise<unknown>>> = {
    list: createListCall(services, reading),
    queryById: async ({ request, page }) => {
      const caller = callerOf(request.session, { isThirdGeneration: isThirdGeneration(request) });
      const id = query(request)['id'];
      const ids = typeof id === 'string' ? [id] : [];
      const from = await tables.sources(page);
      const [record] = await readRecords(db, { page, caller }, { ids, lock: false, from });
      if (record === undefined) throw notFound(serverText('recordNotFound'));
      const told = await enrichRecord(
        services,
        { hook: hookOf(hooks, { page }), caller },
        onWire(page, record, caller.can),
      );
      return (await nameStaff(db, [told]))[0];
    },
    add: (call) => {
      const id = newId();
      return write('add', { ...call, newId: id }, (writing) =>
        addRecord(writing, { ...readSaveBody(call.request.body), newId: id }),
      );
    },
    edit: (call) =>
      write('edit', { ...call, retell: RECORD_ANSWER }, (writing) =>
        editRecord(writing, readSaveBody(call.request.body)),
      ),
    delete: (call) => {
      const { id: ids, version: versions } = query(call.request);
      const removals = parseRemovals({ ids, versions }, 1);
      return write('delete', call, (writing) => removeRecords(writing, removals, serverText('deleted')));
    },
    deleteBatch: (call) => {
      const { ids, versions } = query(call.request);
      const removals = parseRemovals({ ids, versions }, MAX_IDS);
      return write('deleteBatch', call, (writing) => removeRecords(writing, removals, serverText('batchDeleted')));
    },
    transition: (call) => {
      const body = readTransitionBody(call.request.body);
      mustHold(call, body);
      return write('transition', { ...call, retell: RECORD_ANSWER }, (writing) => transitionRecord(writing, body));
    },
    transitionBatch: (call) => {
      const body = readTransitionsBody(call.request.body);
      if (!mustHold(call, body).batch) throw badRequest(serverText('notInBatch'));
      return write('transitionBatch', call, (writing) => transitionRecords(writing, body));
    },
  };

  return [
    ...(Object.keys(OPERATIONS) as Operation[]).flatMap((operation) =>
      familyRoutes(services, { operation, handle: handlers[operation], ...OPERATIONS[operation] }),
    ),
    ...treeRoutes(services, { tables, ...sources }),
    ...summaryRoutes(services, { tables, ...sources }),
    ...messageRoutes(services, { tables, write }),
  ];
};
