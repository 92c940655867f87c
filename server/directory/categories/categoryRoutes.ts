import type { FastifyRequest } from 'fastify';
import { sentChoice } from '../../../contract/dictionaryItems.ts';
import { readTreeCondition, ROOT_CATEGORY } from '../../../engine/index.ts';
import { badRequest, businessFailure, problemsRefusal } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { MAX_PAGE_SIZE } from '../../data/lists/listParameters.ts';
import { parsePaging } from '../../data/lists/paging.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { codeOfCategory } from './categoryHook.ts';
import { childrenOf, placeOfCode, treeBelow, type Categories } from './categoryTree.ts';
import { childList, loadOne, categoryNames, queryById, rootList } from './oneCategory.ts';

const MAX_PARAMETER = 500;
const MAX_IDS = 500;
/** Maximum length of an id list; 19 digits per id. */
const MAX_LIST = 20_000;

type Read = (name: string, max?: number) => string;

/** Reads a parameter as text; an absent one is blank. */
const readerOf =
  ({ query }: FastifyRequest): Read =>
  (name, max = MAX_PARAMETER) => {
    const sent: unknown = Object.hasOwn(Object(query), name) ? Reflect.get(Object(query), name) : '';
    if (typeof sent === 'string' && sent.length <= max && !sent.includes('\0')) return sent.trim();
    const said = serverText('longParameter', { name, most: max });
    throw badRequest(said, [{ path: `/${name}`, said }]);
  };

const readIds = (read: Read): readonly string[] => {
  const ids = read('ids', MAX_LIST).split(',').filter(Boolean);
  if (ids.length === 0) throw businessFailure(serverText('categoryIds'));
  if (ids.length > MAX_IDS) throw badRequest(serverText('tooManyIds', { most: MAX_IDS }));
  return ids;
};

const readCondition = (read: Read) => {
  const condition = readTreeCondition(read('condition'));
  if (condition === undefined) throw businessFailure(serverText('categoryNoCondition'));
  return condition;
};

/** W7-11: loads the entries below a node, or below the category of a code; the node takes precedence. */
async function loadTreeData(categories: Categories, read: Read): Promise<unknown> {
  const condition = readCondition(read);
  const pid = read('pid');
  if (pid !== '') return childrenOf(categories, pid, condition);
  const pcode = read('pcode');
  // The text of the contract, verbatim: it does not fill in the code.
  if (pcode === '') throw businessFailure(serverText('categoryPlace', { place: 'null' }));
  const place = await placeOfCode(categories, pcode, () => serverText('categoryPlace', { place: 'code' }));
  return childrenOf(categories, place, condition);
}

/**
 * W7-9: loads the entries at the top, or below a category; `async=false`: the whole tree, restricted by the condition.
 */
async function loadTreeRoot(categories: Categories, read: Read): Promise<unknown> {
  const pcode = read('pcode') || ROOT_CATEGORY;
  const place = await placeOfCode(categories, pcode, () => serverText('categoryUnknown', { code: pcode }));
  const entries = read('async') === 'false' ? treeBelow : childrenOf;
  return entries(categories, place, readCondition(read));
}

const readPaging = ({ query }: FastifyRequest) => {
  const { paging, problems } = parsePaging(Object(query), MAX_PAGE_SIZE);
  if (problems.length > 0) throw problemsRefusal('badParameters', problems);
  return paging;
};

/** Contract §3.1: checks whether a code fits below a category; blank and unknown parents mean the top. */
async function checkCode(categories: Categories, read: Read): Promise<unknown> {
  const code = read('code');
  if (code === '') throw businessFailure(serverText('categoryCodeBlank'));
  const pid = read('pid');
  const above = pid === '' || pid === ROOT_CATEGORY ? undefined : await codeOfCategory(categories, pid);
  if (above !== undefined && !code.startsWith(above)) throw businessFailure(serverText('categoryCodePlace', { above }));
  return null;
}

/** Handles the call as the list of the page at its address. */
type PageList = (request: FastifyRequest) => unknown;

async function rootsByPage(categories: Categories, request: FastifyRequest): Promise<unknown> {
  const { pageNo, pageSize } = readPaging(request);
  const { records, total } = await rootList(categories, { pageNo, pageSize });
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}

/**
 * Routes by which columns and screens read the category tree (W7-9 to W7-13, contract §3.1); each tenant has its own.
 */
export const categoryRoutes = ({ db, schemas }: Services, pageList: PageList): readonly RouteDefinition[] => {
  /** Callers who manage categories get the list of the page, with its conditions (D61). */
  const isForManagers = ({ session }: FastifyRequest): boolean =>
    session.permissions.has('system:category:list') && schemas.pageByUrl('/sys/category') !== undefined;
  const get = (
    call: string,
    handle: (categories: Categories, read: Read, request: FastifyRequest) => Promise<unknown>,
    { light = false } = {},
  ): RouteDefinition => ({
    method: 'GET',
    url: `/sys/category/${call}`,
    permission: 'authenticated',
    scope: 'tenant',
    light,
    handle: (request) => handle({ db, tenantId: request.session.user.tenantId }, readerOf(request), request),
  });
  return [
    get('loadTreeRoot', loadTreeRoot),
    get('loadTreeChildren', (categories, read) => childrenOf(categories, read('pid'))),
    get('loadTreeData', loadTreeData),
    get('loadOne', (categories, read) => loadOne(categories, read('field'), read('val')), { light: true }),
    get('queryById', (categories, read) => queryById(categories, read('id')), { light: true }),
    get(
      'loadDictItem',
      (categories, read) => categoryNames(categories, readIds(read), { keepUnknown: read('delNotExist') === 'false' }),
      { light: true },
    ),
    get('loadAllData', async (categories, read) => {
      const code = read('code') || ROOT_CATEGORY;
      const place = await placeOfCode(categories, code, () => serverText('categoryUnknown', { code }));
      const nodes = await childrenOf(categories, place);
      return nodes.map(({ code: value, title: text }) => sentChoice({ value, text }));
    }),
    get('rootList', async (categories, _, request) =>
      isForManagers(request) ? pageList(request) : rootsByPage(categories, request),
    ),
    get('checkCode', checkCode, { light: true }),
    get('childList', (categories, read) => childList(categories, read('pid'))),
  ];
};
