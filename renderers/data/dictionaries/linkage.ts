import { isBlank, type CompiledColumn, type TableModel, type Values } from '../../../engine/index.ts';
import type { DictItem, Dictionaries } from '../../kit/ports/ports.ts';

/** Source of dependent choices when no dictionary defines the parent of an item (contract §9.5). */
export interface LinkageConfig {
  /** Key of the first column; the next ones are its `linkageKey`, the `linkageKey` of that column, and so on. */
  readonly key: string;
  /**
   * Returns the choices below a value, `''` for the first column. Called once for each value; a failed call is
   * repeated.
   */
  readonly requestData: (parentValue: string) => Promise<readonly DictItem[]>;
}

/** Dictionary code under which a column's choices are requested. */
const codeOf = (key: string): string => `linkage:${key}`;

/** Returns the columns of a chain, from the first on, each with its parent column. */
function chainOf(columns: readonly CompiledColumn[], first: string): ReadonlyMap<string, string> {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const chain = new Map<string, string>();
  let above = '';
  for (let key: string | undefined = first; key !== undefined && !chain.has(key); key = byKey.get(key)?.linkageKey) {
    chain.set(key, above);
    above = key;
  }
  return chain;
}

/** Returns the columns with a dictionary code for their linked choices and with the column that they follow. */
export function linkedColumns(
  columns: readonly CompiledColumn[],
  config: readonly LinkageConfig[],
): readonly CompiledColumn[] {
  const follows = new Map(config.flatMap(({ key }) => [...chainOf(columns, key)]));
  return columns.map((column): CompiledColumn => {
    const above = follows.get(column.key);
    if (above === undefined) return column;
    const { options: _, ...rest } = column;
    return { ...rest, dictCode: codeOf(column.key), follows: above };
  });
}

/**
 * Returns the parent value of a cell's choices: undefined when the column follows no other, null while the parent cell
 * is blank.
 */
export function parentOf({ follows }: CompiledColumn, row: Values): string | null | undefined {
  if (follows === undefined || follows === '') return follows;
  const above = row[follows];
  return isBlank(above) ? null : String(above);
}

/** Caches the results of `requestData` by parent; failed requests are not cached. */
function askedOnce(requestData: LinkageConfig['requestData']): LinkageConfig['requestData'] {
  const answers = new Map<string, Promise<readonly DictItem[]>>();
  return (parent) => {
    const known = answers.get(parent);
    if (known !== undefined) return known;
    const asked = requestData(parent);
    answers.set(parent, asked);
    asked.catch(() => answers.delete(parent));
    return asked;
  };
}

/**
 * Returns dictionaries that also serve linked columns. A code does not determine its parent, so the parents are read
 * from the rows that contain the code.
 */
export function linkedDictionaries(
  dictionaries: Dictionaries,
  config: readonly LinkageConfig[],
  model: Pick<TableModel, 'columns' | 'liveValues'>,
): Dictionaries {
  const columns = linkedColumns(model.columns, config);
  const byCode = new Map(columns.map((column) => [column.dictCode, column]));
  const requests = new Map(
    config.flatMap(({ key, requestData }) => {
      const request = askedOnce(requestData);
      return [...chainOf(model.columns, key).keys()].map((each) => [codeOf(each), request] as const);
    }),
  );
  const itemsOf = async (dictCode: string, parents: Iterable<string>): Promise<readonly DictItem[]> => {
    const request = requests.get(dictCode);
    return request === undefined ? [] : (await Promise.all([...new Set(parents)].map(request))).flat();
  };
  const parentsOf = (dictCode: string, isMeant: (value: string) => boolean): readonly string[] => {
    const column = byCode.get(dictCode);
    if (column === undefined) return [];
    return model.liveValues().flatMap((row) => {
      const value = row[column.key];
      return !isBlank(value) && isMeant(String(value)) ? (parentOf(column, row) ?? []) : [];
    });
  };
  return {
    items: (dictCode, parent) =>
      requests.has(dictCode) ? itemsOf(dictCode, [parent ?? '']) : dictionaries.items(dictCode, parent),
    async search(dictCode, keyword, options) {
      if (!requests.has(dictCode)) return dictionaries.search(dictCode, keyword, options);
      const items = await itemsOf(
        dictCode,
        parentsOf(dictCode, () => true),
      );
      return items.filter(({ text, value }) => text.includes(keyword) || value.includes(keyword));
    },
    async lookup(dictCode, values) {
      if (!requests.has(dictCode)) return dictionaries.lookup(dictCode, values);
      const meant = new Set(values);
      const items = await itemsOf(
        dictCode,
        parentsOf(dictCode, (value) => meant.has(value)),
      );
      const found = new Map(items.map((item) => [item.value, item]));
      return Object.fromEntries(values.map((value) => [value, found.get(value) ?? null]));
    },
  };
}
