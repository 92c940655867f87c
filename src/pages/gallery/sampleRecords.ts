import { isBlank, textOfCondition, type CompiledPage, type Values, type WireRecord } from '../../../engine/index.ts';
import { PortError, type Ports } from '../../../renderers/index.ts';
import { galleryText } from './galleryText.ts';

type Source = Ports['dataSource'];
type SampledTree = NonNullable<CompiledPage['tree']>;

const textOf = (value: unknown): string => (isBlank(value) ? '' : String(value));

/** Values of a record in a list: without detail rows. */
const listed = (record: WireRecord, more: Values): Values => {
  const values = Object.entries(record).filter(([, value]) => !Array.isArray(value));
  return { ...(Object.fromEntries(values) as Values), ...more };
};

/** Two sample records with two levels of descendants. */
function sampleTree({ parentKey, titleColumn }: SampledTree): WireRecord[] {
  const numbers = ['1', '1.1', '1.1.1', '1.2', '2', '2.1'];
  return numbers.map((number) => ({
    id: number,
    version: 1,
    [titleColumn]: galleryText('gallery.sample', { number }),
    [parentKey]: number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : null,
  }));
}

/** In-memory records of a tree example, kept while it is shown. */
export function sampleRecords(tree: SampledTree): Source {
  const records = new Map(sampleTree(tree).map((record) => [textOf(record['id']), record]));
  let lastId = records.size;
  const below = (id: string): readonly WireRecord[] =>
    [...records.values()].filter((record) => textOf(record[tree.parentKey]) === id);
  const shown = (record: WireRecord): Values => listed(record, { hasChildren: below(textOf(record['id'])).length > 0 });
  const fits = (record: WireRecord, filters: Readonly<Record<string, string>>): boolean =>
    Object.entries(filters).every(([key, value]) => textOf(record[key]).includes(textOfCondition(value)));
  const found = (id: string): WireRecord => {
    const record = records.get(id);
    if (record === undefined) throw new PortError({ kind: 'refused', message: galleryText('gallery.sampleGone') });
    return record;
  };
  const drop = (id: string): void => {
    for (const child of below(id)) drop(textOf(child['id']));
    records.delete(id);
  };
  return {
    async list(_page, { filters, pageNo, pageSize }) {
      const all =
        Object.keys(filters).length === 0 ? below('') : [...records.values()].filter((one) => fits(one, filters));
      const start = (pageNo - 1) * pageSize;
      return { records: all.slice(start, start + pageSize).map(shown), total: all.length, totalIsAtLeast: false };
    },
    async children(_page, above) {
      return new Map(above.map((id) => [id, below(id).map(shown)]));
    },
    async get(_page, id) {
      return found(id);
    },
    async save(_page, record) {
      const id = isBlank(record['id']) ? String((lastId += 1)) : textOf(record['id']);
      const saved = { ...record, id, version: Number(records.get(id)?.['version'] ?? 0) + 1 };
      records.set(id, saved);
      return saved;
    },
    async remove(_page, seen) {
      for (const { id } of seen) drop(id);
    },
    async transitions(_page, { records: seen }) {
      return { moved: seen.map(({ id }) => id), records: [] };
    },
    async transition(_page, { id }) {
      return found(id);
    },
  };
}
