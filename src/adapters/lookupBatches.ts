import type { DictItem } from '../../renderers/index.ts';

/** Values per call: more would make the URL too long. */
const BATCH_SIZE = 100;

export type FetchItems = (
  dictCode: string,
  values: readonly string[],
) => Promise<Readonly<Record<string, DictItem | null>>>;

interface Waiting {
  readonly values: Set<string>;
  readonly done: Promise<ReadonlyMap<string, DictItem | null>>;
}

const chunks = (values: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / BATCH_SIZE) }, (_, index) =>
    values.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );

async function fetchAll(fetch: FetchItems, dictCode: string, values: readonly string[]) {
  const answers = await Promise.all(chunks(values).map((chunk) => fetch(dictCode, chunk)));
  const found = new Map(answers.flatMap((answer) => Object.entries(answer)));
  return new Map(values.map((value) => [value, found.get(value) ?? null]));
}

/** Batches the lookups of many cells in one tick into few calls. */
export function createLookupBatches(fetch: FetchItems) {
  const waiting = new Map<string, Waiting>();

  const start = (dictCode: string): Waiting => {
    const values = new Set<string>();
    const done = Promise.resolve().then(() => {
      waiting.delete(dictCode);
      return fetchAll(fetch, dictCode, [...values]);
    });
    const fresh = { values, done };
    waiting.set(dictCode, fresh);
    return fresh;
  };

  return async (dictCode: string, value: string): Promise<DictItem | null> => {
    const batch = waiting.get(dictCode) ?? start(dictCode);
    batch.values.add(value);
    return (await batch.done).get(value) ?? null;
  };
}
