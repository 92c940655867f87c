import { sql } from 'kysely';
import type { SentTreePage, SentTreeRecord } from '../../../contract/records.ts';
import { readTreeCondition } from '../../../engine/index.ts';
import { businessFailure, problemsRefusal } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { placeOf } from '../../data/lists/columnPlaces.ts';
import type { Filter } from '../../data/lists/filterParameters.ts';
import { filterSql } from '../../data/lists/filterSql.ts';
import { parseListParameters, type ListRequest } from '../../data/lists/listParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { PageCaller } from '../../data/recordStore/caller.ts';
import { scopeSql } from '../../data/recordStore/dataScope.ts';
import {
  belowSql,
  foundBelowSql,
  foundTopSql,
  hasChildrenSql,
  topSql,
  type TreePage,
} from '../../data/recordStore/treeSql.ts';
import { listRecords, readListed, type Listing, type ListSources } from './listRecords.ts';

/** Maximum number of child records per call, and maximum number of parents that it may name. */
const MAX_BELOW = 1000;
export const MAX_PARENTS = 200;
const MAX_BELOW_SEVERAL = 5000;

type Asked = PageCaller<TreePage>;
type Parameters = Readonly<Record<string, unknown>>;

export interface TreeRequest {
  readonly list: ListRequest;
  /** Conditions of the page and of the call, combined (W7-32). */
  readonly condition: readonly Filter[];
  /** Id of the record whose children are requested; blank: the top level. */
  readonly above: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Parses a condition; it may only name columns that the page registers (D8). */
const readCondition = ({ page, caller }: Asked, text: string, ofPage: boolean): readonly Filter[] => {
  const condition = readTreeCondition(text);
  if (condition === undefined) throw businessFailure(serverText('treeNoCondition'));
  return [...condition].map(([name, wanted]) => {
    const place = placeOf(page, name, ofPage ? () => true : caller.can);
    if (place === undefined || place.detail !== undefined)
      throw problemsRefusal('badParameters', [{ path: '/condition', said: serverText('unknownCondition', { name }) }]);
    return { place, condition: { op: 'eq', values: [wanted] } };
  });
};

/** Parses the parameters of a tree call (W7-32): the parent record, a condition, and those of every list. */
export const parseTreeParameters = (asked: Asked, parameters: Parameters): TreeRequest => {
  const { page, caller } = asked;
  const { queryKey, condition: own = '' } = page.tree;
  const { [queryKey]: above, condition, ...others } = parameters;
  const { request, problems } = parseListParameters(page, others, caller.can);
  if (problems.length > 0) throw problemsRefusal('badParameters', problems);
  const called = textOf(condition);
  return {
    list: request,
    condition: [...readCondition(asked, own, true), ...(called === own ? [] : readCondition(asked, called, false))],
    above: textOf(above),
  };
};

/** Reads one page of the top level; with filters, the branches that contain a match. */
export const listTree = async (
  db: Db,
  asked: Asked,
  { request: { list, condition, above }, ...sources }: { readonly request: TreeRequest } & ListSources,
): Promise<SentTreePage> => {
  const { from } = sources;
  const always = condition.map((one) => filterSql(one, from));
  const filters = [...always, ...list.filters.map((one) => filterSql(one, from))];
  const marks = { hasChildren: hasChildrenSql(asked, from) };
  const foundMarks = { ...marks, isMatch: sql`(${sql.join(filters, sql` and `)})` };
  const page = (where: Listing['where'], told: Listing['marks']) =>
    listRecords(db, asked, { request: list, where, marks: told, ...sources });
  if (above !== '' && above !== '0') return page([...filters, belowSql(asked.page, [above])], marks);
  if (list.filters.length === 0) return page([...always, topSql(asked, from)], marks);
  const found = { from, filters };
  const tops = await page([foundTopSql(asked, found)], foundMarks);
  const ids = tops.records.map(({ id }) => String(id));
  const below = await readListed(db, asked, {
    where: sql.join([scopeSql(asked.page, asked.caller), foundBelowSql(asked, found, ids)], sql` and `),
    marks: foundMarks,
    sort: list.sort,
    limit: MAX_BELOW_SEVERAL + 1,
    sources,
  });
  if (below.length > MAX_BELOW_SEVERAL)
    throw businessFailure(serverText('treeTooManyFound', { most: MAX_BELOW_SEVERAL }));
  return { ...tops, records: hung(asked.page, tops.records, below) };
};

/** Nests child records into their parents (W3.3-9). */
const hung = (
  { tree }: TreePage,
  tops: SentTreePage['records'],
  below: SentTreePage['records'],
): readonly SentTreeRecord[] => {
  const byParent = new Map<string, SentTreeRecord[]>();
  for (const record of below) {
    const parent = String(record[tree.parentKey]);
    const siblings = byParent.get(parent);
    if (siblings === undefined) byParent.set(parent, [record]);
    else siblings.push(record);
  }
  const withChildren = (record: SentTreeRecord): SentTreeRecord => {
    const children = byParent.get(String(record['id']));
    return children === undefined ? record : { ...record, children: children.map(withChildren) };
  };
  return tops.map(withChildren);
};

/** Reads all direct children of some records. */
export const listBelow = async (
  db: Db,
  asked: Asked,
  {
    request: { list, condition },
    parents,
    ...sources
  }: { readonly request: TreeRequest; readonly parents: readonly string[] } & ListSources,
): Promise<SentTreePage['records']> => {
  const { from } = sources;
  const filters = [...condition, ...list.filters].map((one) => filterSql(one, from));
  const most = parents.length === 1 ? MAX_BELOW : MAX_BELOW_SEVERAL;
  const records = await readListed(db, asked, {
    where: sql.join([scopeSql(asked.page, asked.caller), belowSql(asked.page, parents), ...filters], sql` and `),
    marks: { hasChildren: hasChildrenSql(asked, from) },
    sort: list.sort,
    limit: most + 1,
    sources,
  });
  if (records.length > most) throw businessFailure(serverText('treeTooManyBelow', { most }));
  return records;
};
