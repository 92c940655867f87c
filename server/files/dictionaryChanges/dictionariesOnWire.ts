import { sql } from 'kysely';
import type { SentPage } from '../../../contract/pages.ts';
import { textOfCondition } from '../../../engine/index.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { Db } from '../../core/database/db.ts';
import { isLetters, isSpelled } from '../../data/dictionaries/spelledNames.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { DictionaryChange } from './changeRows.ts';
import type { ManagedDictionary } from './managed.ts';
import type { MergedItem } from './mergedItems.ts';
import { itemId } from './readItems.ts';

/** A dictionary in the administrators' list (contract §2.2). */
interface SentManaged {
  /** The code, which identifies a dictionary. */
  readonly id: string;
  readonly dictCode: string;
  readonly dictName: string;
  readonly description: string | null;
  readonly kind: ManagedDictionary['kind'];
  readonly itemCount: number;
  /** Number of entries that differ from the file. */
  readonly changed: number;
  /** Source of the entries of code tables and table dictionaries: files, a table. */
  readonly source: string | null;
  readonly createBy: string | null;
  readonly createTime: string | null;
  readonly updateBy: string | null;
  readonly updateTime: string | null;
  readonly version: number;
}

const shown = (instant: Date | null | undefined): string | null => (instant ? showInstant(instant) : null);

const marks = (change: DictionaryChange | undefined, isOwn: boolean) => ({
  createBy: isOwn ? (change?.create_by ?? null) : null,
  createTime: isOwn ? shown(change?.create_time) : null,
  updateBy: change?.update_by ?? (isOwn ? null : (change?.create_by ?? null)),
  updateTime: shown(change?.update_time ?? (isOwn ? null : change?.create_time)),
  version: change?.version ?? 1,
});

const sourceOf = (schemas: SchemaStore, { code, kind }: ManagedDictionary): string | null => {
  const schema = schemas.dictionarySchema(code);
  if (kind === 'table') return schema?.table ?? null;
  return kind === 'codes' ? (schema?.import ?? []).map(({ file }) => file).join(',') || null : null;
};

export const dictionaryOnWire = (schemas: SchemaStore, one: ManagedDictionary, codes: CodeCounts): SentManaged => ({
  id: one.code,
  dictCode: one.code,
  dictName: one.name,
  description: one.change?.description ?? null,
  kind: one.kind,
  itemCount: one.kind === 'codes' ? (codes.get(one.code) ?? 0) : one.items.length,
  changed: one.changed,
  source: sourceOf(schemas, one),
  ...marks(one.change, one.kind === 'own'),
});

/** `file`: unchanged from the product; `changed`; `added` by an administrator. */
type ItemState = 'file' | 'changed' | 'added';

const stateOf = ({ filed, isChanged }: MergedItem): ItemState => {
  if (filed === undefined) return 'added';
  return isChanged ? 'changed' : 'file';
};

/** An item as administrators see it (contract §2.3), together with the values of the file. */
export const itemOnWire = (code: string, item: MergedItem) => ({
  id: itemId(code, item.value),
  dictId: code,
  itemText: item.text,
  itemValue: item.value,
  itemColor: item.color,
  description: item.description,
  sortOrder: item.sortOrder,
  status: item.isEnabled ? '1' : '0',
  state: stateOf(item),
  fileText: item.filed?.text ?? null,
  fileColor: item.filed?.color ?? null,
  fileStatus: item.filed === undefined ? null : item.filed.disabled === true ? '0' : '1',
});

export const binOnWire = (change: DictionaryChange) => ({
  id: change.dict_code,
  dictCode: change.dict_code,
  dictName: change.dict_name ?? change.dict_code,
  description: change.description,
  itemCount: change.items.length,
  delFlag: 1,
  ...marks(change, true),
});

type CodeCounts = ReadonlyMap<string, number>;

/** Number of items of each code table. */
export async function countCodes(db: Db): Promise<CodeCounts> {
  const { rows } = await sql<{ code: string; count: number }>`
    select dict_code as code, count(*)::int as count from sys_code_item group by dict_code`.execute(db);
  return new Map(rows.map(({ code, count }) => [code, count]));
}

type Parameters = Readonly<Record<string, string>>;
type Fits = (one: SentManaged) => boolean;

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
const named = ({ dictName: name }: SentManaged, part: string): boolean =>
  holds(name, part) || (isLetters(part) && isSpelled(name, part));

const CONDITIONS: Readonly<Record<string, (value: string) => Fits>> = {
  dictName: (part) => (one) => named(one, part),
  dictCode: (part) => (one) => holds(one.dictCode, part),
  keywords: (part) => (one) => named(one, part) || holds(one.dictCode, part),
  description: (part) => (one) => holds(one.description ?? '', part),
  kind: (value) => (one) => value.split(',').includes(one.kind),
  changed: (value) => (one) => (value === '1') === one.changed > 0,
};

const SORTABLE = {
  dictCode: 'dictCode',
  dictName: 'dictName',
  kind: 'kind',
  itemCount: 'itemCount',
  changed: 'changed',
  description: 'description',
  source: 'source',
  createTime: 'createTime',
  updateBy: 'updateBy',
  updateTime: 'updateTime',
} as const;

const LIST = { names: new Set([...Object.keys(CONDITIONS), 'exactTotal']), sortable: SORTABLE };

const compare = (one: string | number | null, other: string | number | null): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one ?? '').localeCompare(String(other ?? ''), 'zh-CN');
};

/** Dictionaries that match the list conditions; names match by substring, in pinyin too; surrounding `*` is ignored. */
export function findDictionaries(all: readonly SentManaged[], parameters: Parameters): readonly SentManaged[] {
  const wanted = Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = textOfCondition(parameters[name] ?? '');
    return value === '' ? [] : [condition(value)];
  });
  return all.filter((one) => wanted.every((fits) => fits(one)));
}

/** One page of the list. */
export function pageOfDictionaries(all: readonly SentManaged[], parameters: Parameters): SentPage<SentManaged> {
  const { pageNo, pageSize, sort } = readPlainList(LIST, parameters);
  const rows = [...findDictionaries(all, parameters)].sort((one, other) => {
    for (const { column, order } of sort) {
      const found = compare(one[column], other[column]);
      if (found !== 0) return order === 'asc' ? found : -found;
    }
    return compare(one.dictCode, other.dictCode);
  });
  const from = (pageNo - 1) * pageSize;
  const total = rows.length;
  const records = rows.slice(from, from + pageSize);
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}
