import { sql, type RawBuilder } from 'kysely';
import { EXPORT_PARAMETERS, MAX_SELECTIONS, type ExportFormat } from '../../../contract/files/exports.ts';
import { problemsRefusal, type InputProblem } from '../../core/base/errors.ts';
import { isSystemKey, placeOf } from '../../data/lists/columnPlaces.ts';
import { filterSql, HEADER } from '../../data/lists/filterSql.ts';
import { parseListParameters, type ListRequest } from '../../data/lists/listParameters.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { parseTreeParameters } from '../../records/operations/listTree.ts';
import type { PageCaller } from '../../data/recordStore/caller.ts';
import { requestSql } from '../../data/recordStore/dataScope.ts';
import { isTreePage } from '../../data/recordStore/treeSql.ts';
import type { TableSources } from '../../data/tables/tableSources.ts';
import type { SheetColumn } from './sheetCells.ts';

type Asked = PageCaller;
type Parameters = Readonly<Record<string, unknown>>;

/** A parsed export request. */
export interface ExportRequest {
  readonly list: ListRequest;
  /** Complete condition, including scope and selection. */
  readonly where: (from: TableSources) => RawBuilder<unknown>;
  readonly columns: readonly SheetColumn[];
  /** Whether codes are replaced with their texts. */
  readonly texts: boolean;
  /** Undefined: chosen by size. */
  readonly format: ExportFormat | undefined;
}

const MAX_JSON_LENGTH = 8000;
const MAX_ID_LENGTH = 64;
const MAX_FIELDS = 300;
const SYSTEM_WIDTH = 160;

const refuse = (problems: readonly InputProblem[]): never => {
  throw problemsRefusal('badParameters', problems);
};

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Parses JSON; a browser that encodes both the text and the URL sends it encoded twice. */
const jsonIn = (text: string): unknown => {
  for (const read of [(json: string) => json, decodeURIComponent])
    try {
      return JSON.parse(read(text));
    } catch {
      continue;
    }
  return undefined;
};

/** Expands the second form, which sends all parameters in one (W7-30); absent or blank: no expansion. */
export const openParameters = (given: Parameters): Parameters => {
  const { [EXPORT_PARAMETERS.all]: text, lang: _language, ...parameters } = given;
  if (text === undefined || text === '') return parameters;
  const path = `/${EXPORT_PARAMETERS.all}`;
  const read = typeof text === 'string' && text.length <= MAX_JSON_LENGTH ? jsonIn(text) : undefined;
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return refuse([{ path, said: serverText('exportNoJson', { most: MAX_JSON_LENGTH }) }]);
  const entries = Object.entries(read).filter(([, value]) => value !== null);
  const odd = entries.filter(([, value]) => !isPlain(value));
  if (odd.length > 0)
    return refuse(odd.map(([name]) => ({ path: `${path}/${name}`, said: serverText('conditionTwice', { name }) })));
  return { ...parameters, ...Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) };
};

const commaList = (
  name: string,
  value: unknown,
  { most, longest }: { readonly most: number; readonly longest: number },
): readonly string[] => {
  if (value === undefined || value === '') return [];
  const path = `/${name}`;
  if (typeof value !== 'string') return refuse([{ path, said: serverText('conditionTwice', { name }) }]);
  const items = [...new Set(value.split(',').map((item) => item.trim()))].filter((item) => item !== '');
  if (items.length > most) return refuse([{ path, said: serverText('tooManyValues', { name, most }) }]);
  if (items.some((item) => item.length > longest || item.includes('\0')))
    return refuse([{ path, said: serverText('oddCondition', { name }) }]);
  return items;
};

const oneOf = <T extends string>(name: string, value: unknown, allowed: readonly T[]): T | undefined => {
  if (value === undefined || value === '') return undefined;
  const found = allowed.find((one) => one === value);
  return (
    found ?? refuse([{ path: `/${name}`, said: serverText('exportOneOf', { name, allowed: allowed.join(', ') }) }])
  );
};

const columnOf = ({ page, caller }: Asked, key: string): SheetColumn | undefined => {
  const place = placeOf(page, key, caller.can);
  if (place === undefined || place.detail !== undefined) return undefined;
  const column = isSystemKey(key) ? undefined : page.columnByKey.get(key);
  const shown = column ?? page.list.columns.find((one) => one.key === key);
  const title =
    shown?.title ?? (typeof place.title === 'string' ? place.title : formatText(place.title, caller.language));
  return { key, title, kind: place.kind, width: shown?.width ?? SYSTEM_WIDTH, column };
};

const columnsOf = (asked: Asked, fields: readonly string[]): readonly SheetColumn[] => {
  if (fields.length === 0) return asked.page.list.columns.flatMap(({ key }) => columnOf(asked, key) ?? []);
  const unknown = fields.filter((key) => columnOf(asked, key) === undefined);
  if (unknown.length > 0)
    refuse(
      unknown.map((name) => ({ path: `/${EXPORT_PARAMETERS.fields}`, said: serverText('exportNoField', { name }) })),
    );
  return fields.flatMap((key) => columnOf(asked, key) ?? []);
};

/** Parameters of an export in addition to the query. */
export interface OwnParameters {
  /** Ids of records; empty: all. */
  readonly selections: readonly string[];
  /** Keys of columns; empty: the visible ones. */
  readonly fields: readonly string[];
  /** Whether codes are replaced with their texts. */
  readonly texts: boolean;
  readonly format: ExportFormat | undefined;
}

/** Separates an export's own parameters from those of the query. */
export const ownParameters = (given: Parameters): { readonly own: OwnParameters; readonly parameters: Parameters } => {
  const names = EXPORT_PARAMETERS;
  const {
    [names.selections]: selections,
    [names.fields]: fields,
    [names.values]: values,
    [names.format]: format,
    ...parameters
  } = given;
  const own = {
    selections: commaList(names.selections, selections, { most: MAX_SELECTIONS, longest: MAX_ID_LENGTH }),
    fields: commaList(names.fields, fields, { most: MAX_FIELDS, longest: MAX_ID_LENGTH }),
    texts: oneOf(names.values, values, ['texts', 'codes']) !== 'codes',
    format: oneOf(names.format, format, ['xls', 'xlsx']),
  };
  return { own, parameters };
};

/**
 * Parses an export's parameters: those of the list as the list does, plus its own. Unknown ones are rejected by name.
 */
export const parseExport = (asked: Asked, given: Parameters): ExportRequest => {
  const { page, caller } = asked;
  const { own, parameters: ofList } = ownParameters(openParameters(given));
  const { selections: ids, fields, texts, format } = own;
  const tree = isTreePage(page) ? parseTreeParameters({ page, caller }, ofList) : undefined;
  const { request: list, problems } = tree
    ? { request: tree.list, problems: [] }
    : parseListParameters(page, ofList, caller.can);
  if (problems.length > 0) refuse(problems);
  const where = (from: TableSources): RawBuilder<unknown> =>
    sql.join(
      [
        requestSql(asked, list, from),
        ...(tree?.condition ?? []).map((one) => filterSql(one, from)),
        ...(ids.length === 0 ? [] : [sql`${sql.ref(`${HEADER}.id`)} = any(${[...ids]}::text[])`]),
      ],
      sql` and `,
    );
  return {
    list,
    where,
    columns: columnsOf(asked, fields),
    texts,
    format,
  };
};
