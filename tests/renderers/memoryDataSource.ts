import { isBlank, parseQueryName, parseQueryValue, type Values, type WireRecord } from '../../engine/index.ts';
import { PortError, type DataSource, type ListQuery } from '../../renderers/kit/ports/ports.ts';

export interface MemoryDataSource extends DataSource {
  readonly records: Map<string, WireRecord>;
  /** All list queries, in order. */
  readonly queries: ListQuery[];
  /** Idempotency keys of all saves, in order. */
  readonly keys: string[];
}

const text = (value: unknown): string => (isBlank(value) ? '' : String(value));

const holds = (record: WireRecord, name: string, wanted: string): boolean => {
  const { key, rule } = parseQueryName(name);
  const condition = parseQueryValue(wanted, rule);
  const value = text(record[key]);
  if (condition === undefined) return true;
  const [first = ''] = condition.values;
  const judge: Partial<Record<typeof condition.op, boolean>> = {
    eq: value === first,
    like: value.includes(first),
    right_like: value.startsWith(first),
    ge: value >= first,
    le: value <= first,
  };
  return judge[condition.op] ?? false;
};

/** The header of a record as shown in a list. */
const listed = (record: WireRecord): Values =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]): [string, Values[string]][] =>
      value === undefined || Array.isArray(value) ? [] : [[key, value as Values[string]]],
    ),
  );

const missing = (): PortError => new PortError({ kind: 'refused', message: '未找到对应数据' });

/** An in-memory record family: versions increase, a stale version causes a conflict, a repeated key saves once. */
export function memoryDataSource(given: readonly WireRecord[] = []): MemoryDataSource {
  const records = new Map<string, WireRecord>(given.map((record) => [text(record['id']), { version: 1, ...record }]));
  const answered = new Map<string, WireRecord>();
  let lastId = 1000;
  const source: MemoryDataSource = {
    records,
    queries: [],
    keys: [],
    async list(_page, query) {
      source.queries.push(query);
      const matches = [...records.values()].filter((record) =>
        Object.entries(query.filters).every(([name, wanted]) => holds(record, name, wanted)),
      );
      const [column = 'id'] = (query.column ?? 'id').split(',');
      const sign = query.order === 'desc' ? -1 : 1;
      matches.sort((one, other) => sign * (text(one[column]) < text(other[column]) ? -1 : 1));
      const start = (query.pageNo - 1) * query.pageSize;
      return {
        records: matches.slice(start, start + query.pageSize).map(listed),
        total: matches.length,
        totalIsAtLeast: false,
      };
    },
    async children(page, above, { order: { column = 'id', order } }) {
      const parentKey = page.tree?.parentKey ?? '';
      const sign = order === 'desc' ? -1 : 1;
      return new Map(
        above.map((id) => {
          const below = [...records.values()].filter((record) => text(record[parentKey]) === id);
          below.sort((one, other) => sign * (text(one[column]) < text(other[column]) ? -1 : 1));
          return [id, below.map(listed)];
        }),
      );
    },
    async get(_page, id) {
      const record = records.get(id);
      if (record === undefined) throw missing();
      return record;
    },
    async save(_page, record, { idempotencyKey }) {
      source.keys.push(idempotencyKey);
      const before = answered.get(idempotencyKey);
      if (before !== undefined) return before;
      const id = isBlank(record['id']) ? String((lastId += 1)) : text(record['id']);
      const stored = records.get(id);
      if (stored !== undefined && stored['version'] !== record['version']) {
        const version = Number(stored['version']);
        throw new PortError({
          kind: 'conflict',
          message: '单据已被他人修改',
          by: '王芳',
          at: '2026-05-06 10:20',
          version,
        });
      }
      const saved = { ...record, id, version: Number(stored?.['version'] ?? 0) + 1 };
      records.set(id, saved);
      answered.set(idempotencyKey, saved);
      return saved;
    },
    async remove(_page, seen) {
      const changed = seen.filter(({ id, version }) => Number(records.get(id)?.['version'] ?? version) !== version);
      const [first] = changed;
      if (first !== undefined)
        throw new PortError({
          kind: 'conflict',
          message: '该记录已被 王芳 修改，没有删除',
          by: '王芳',
          at: '2026-05-06 10:20',
          version: first.version + 1,
          records: changed.map(({ id }) => ({ id, message: '已被 王芳 修改' })),
        });
      for (const { id } of seen) records.delete(id);
    },
    async transitions(page, { records: seen, transition, isTrial }) {
      const action = page.list.actions.find((one) => one.id === transition);
      const may = seen.filter(({ id }) => action?.from?.includes(text(records.get(id)?.['status'])) === true);
      if (!isTrial) for (const { id } of may) records.set(id, { ...records.get(id), status: action?.to ?? '' });
      const others = seen.filter((one) => !may.includes(one));
      return { moved: may.map(({ id }) => id), records: others.map(({ id }) => ({ id, message: '状态已变' })) };
    },
    async transition(page, { id, transition }) {
      const record = records.get(id);
      const action = page.list.actions.find((one) => one.id === transition);
      if (record === undefined || action?.to === undefined) throw missing();
      const moved = { ...record, status: action.to, version: Number(record['version']) + 1 };
      records.set(id, moved);
      return moved;
    },
  };
  return source;
}

/** `count` orders with the numbers `A001`, `A002`, … */
export const orders = (count: number): WireRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    code: `A${String(index + 1).padStart(3, '0')}`,
    status: index % 5 === 4 ? 'review' : 'draft',
    status_dictText: index % 5 === 4 ? '待复核' : '暂存',
    currency: '142',
    currency_dictText: '人民币',
    gross: `${(index + 1) * 1000}.50000`,
    orderDate: `2026-05-${String((index % 28) + 1).padStart(2, '0')}`,
  }));
