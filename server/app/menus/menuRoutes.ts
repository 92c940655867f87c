import type { FastifyRequest } from 'fastify';
import { textOfCondition } from '../../../engine/index.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { PermissionRow } from '../../data/permissions/menuNodes.ts';
import { menuTitles } from '../../data/permissions/menuTitles.ts';
import { permissionTree } from '../../data/permissions/permissionTree.ts';
import { administratorOf, type Administrator } from '../../data/recordStore/administrator.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { fieldRightRoutes } from './fieldRights.ts';
import { formEntry } from './menuEntries.ts';
import { readMenu, type ReadMenu } from './readMenu.ts';
import { addEntry, editEntry, isUrlTaken, removeEntries, resetEntry, type SentMenuEntry } from './writeMenu.ts';

const MAX_IDS = 500;
const TEXT = { type: 'string', maxLength: 4000, pattern: '^[^\\u0000]*$' };
const SHORT = { type: ['string', 'null'], maxLength: 200, pattern: '^[^\\u0000]*$' };
const FLAG = { enum: [true, false, 'true', 'false', 1, 0, '1', '0', '', null] };
const NUMBER = {
  anyOf: [
    { type: 'number', minimum: -1e6, maximum: 1e6 },
    { type: 'string', pattern: '^-?\\d{0,6}(\\.\\d{1,3})?$' },
    { type: 'null' },
  ],
};
const CODES = { type: ['string', 'null'], maxLength: 255, pattern: '^([A-Za-z][\\w-]*(:[\\w-]+)+\\s*(,\\s*|$))*$' };
const BODY = {
  type: 'object',
  properties: {
    id: SHORT,
    parentId: SHORT,
    name: { type: 'string', maxLength: 100, pattern: '^[^\\u0000]*$' },
    menuType: { enum: [0, 1, 2, '0', '1', '2'] },
    url: { ...SHORT, maxLength: 255 },
    component: SHORT,
    componentName: SHORT,
    redirect: SHORT,
    icon: { ...SHORT, maxLength: 60 },
    sortNo: NUMBER,
    perms: CODES,
    permsType: { enum: ['0', '1', '2', 0, 1, 2, '', null] },
    status: { enum: ['0', '1', 0, 1, '', null] },
    route: FLAG,
    hidden: FLAG,
    alwaysShow: FLAG,
    keepAlive: FLAG,
    internalOrExternal: FLAG,
    confirmHidden: FLAG,
  },
};

const parameters = ({ query }: FastifyRequest): Readonly<Record<string, string>> =>
  query as Readonly<Record<string, string>>;

const entriesIn = (text = ''): readonly string[] => {
  const ids = idsOf(text);
  if (ids.length > MAX_IDS) throw badRequest(serverText('tooManyIds', { most: MAX_IDS }));
  return ids;
};

/** The whole menu as a tree; with a part of a name, the matching entries as a flat list. */
const list = (menu: ReadMenu, { name = '' }: Readonly<Record<string, string>>) => {
  const word = textOfCondition(name).toLowerCase();
  if (word === '') return menu.tree(menu.below(null));
  return menu.rows.filter((row) => row.name.toLowerCase().includes(word)).map(menu.sent);
};

const oneEntry = (menu: ReadMenu, id: string | undefined) => {
  const row = menu.rows.find((one) => one.id === id);
  if (row === undefined) throw notFound(serverText('menuNotFound'));
  return formEntry(menu.sent(row));
};

type Parameters = Readonly<Record<string, string>>;

const asking = (call: string, handle: RouteDefinition['handle']): RouteDefinition => ({
  method: 'GET',
  url: `/sys/permission/${call}`,
  permission: 'system:permission:list',
  scope: 'tenant',
  schema: { querystring: { type: 'object', maxProperties: 60, additionalProperties: TEXT } },
  handle,
});

const reading = (
  { db }: Services,
  call: string,
  read: (menu: ReadMenu, asked: Parameters) => unknown,
): RouteDefinition => asking(call, async (request) => read(await readMenu(db, request), parameters(request)));

/** One level of the tree of rights, for clients that load it level by level. */
const level =
  ({ db, schemas }: Services) =>
  async (request: FastifyRequest) => {
    const titleOf = menuTitles(schemas, languageOf(request));
    const { treeList } = await permissionTree(db, { ...callerOf(request.session), titleOf });
    const { pid = '' } = parameters(request);
    type Nodes = typeof treeList;
    const find = (nodes: Nodes): Nodes =>
      nodes.flatMap((node) => (node.key === pid ? (node.children ?? []) : find(node.children ?? [])));
    return (pid === '' ? treeList : find(treeList)).map((node) => ({ ...node, children: null }));
  };

const checkUrl =
  ({ db }: Services) =>
  async (request: FastifyRequest): Promise<Answer> => {
    const { id = '', url = '' } = parameters(request);
    if (await isUrlTaken(db, { id, url: url.trim() })) throw businessFailure(serverText('menuUrlTaken'));
    return new Answer(null, serverText('roleCodeFree'));
  };

const readingRoutes = (services: Services): readonly RouteDefinition[] => [
  reading(services, 'list', list),
  reading(services, 'getSystemMenuList', (menu) => menu.below(null).map(menu.sent)),
  reading(services, 'getSystemSubmenu', (menu, { parentId = '' }) => menu.below(parentId || null).map(menu.sent)),
  reading(services, 'getSystemSubmenuBatch', (menu, { parentIds }) =>
    Object.fromEntries(entriesIn(parentIds).map((id) => [id, menu.below(id).map(menu.sent)])),
  ),
  reading(services, 'queryById', (menu, { id }) => oneEntry(menu, id)),
  asking('queryListAsync', level(services)),
  asking('checkPermDuplication', checkUrl(services)),
];

const MOVE = {
  type: 'object',
  required: ['id', 'transition'],
  properties: { id: { type: 'string', maxLength: 64 }, transition: { const: 'reset' }, version: {}, reasons: {} },
};

type Write = (
  services: Services,
  caller: Administrator,
  sent: SentMenuEntry & { readonly id: string },
) => Promise<PermissionRow>;

/** A write returns the entry in the format of forms. */
const writing = (services: Services, call: 'add' | 'edit' | 'transition', write: Write): RouteDefinition => ({
  method: 'POST',
  url: `/sys/permission/${call}`,
  permission: `system:permission:${call === 'add' ? 'add' : 'edit'}`,
  scope: 'tenant',
  schema: { body: call === 'transition' ? MOVE : BODY },
  handle: async (request) => {
    const caller = await administratorOf(services, callerOf(request.session));
    const row = await write(services, caller, request.body as SentMenuEntry & { readonly id: string });
    const menu = await readMenu(services.db, request);
    return new Answer(formEntry(menu.sent(row)), serverText(call === 'add' ? 'added' : 'edited'));
  },
});

const removing = (services: Services, call: 'delete' | 'deleteBatch', name: 'id' | 'ids'): RouteDefinition => ({
  method: 'DELETE',
  url: `/sys/permission/${call}`,
  permission: `system:permission:${call}`,
  scope: 'tenant',
  schema: { querystring: { type: 'object', required: [name], properties: { [name]: TEXT } } },
  handle: async (request) => {
    const caller = await administratorOf(services, callerOf(request.session));
    await removeEntries(services.db, caller, entriesIn(parameters(request)[name]));
    return new Answer(null, serverText(name === 'id' ? 'deleted' : 'batchDeleted'));
  },
});

/** Routes of the menu and its rights, which all tenants share (contract §4.3, D59). */
export const menuRoutes = (services: Services): readonly RouteDefinition[] => [
  ...readingRoutes(services),
  ...fieldRightRoutes(services),
  writing(services, 'add', addEntry),
  writing(services, 'edit', editEntry),
  writing(services, 'transition', ({ db }, caller, { id }) => resetEntry(db, caller, id)),
  removing(services, 'delete', 'id'),
  removing(services, 'deleteBatch', 'ids'),
];
