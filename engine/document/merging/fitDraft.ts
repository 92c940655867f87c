import type { CompiledPage } from '../../compiledPage.ts';
import type { TextsByPlace } from '../../heldTexts.ts';
import { isBlank, type Value } from '../../values.ts';
import type { RecordDraft, TypedText } from './draft.ts';
import type { DetailChanges, RecordChanges, SideRow, ValueChange } from '../record/recordChanges.ts';

/** What a draft holds and the page has no place for. */
export interface LostPart {
  readonly title: string;
  /** Absent for whole lines: `count` of them. */
  readonly value?: Value;
  readonly count?: number;
}

export interface FittedDraft {
  readonly changes: RecordChanges;
  readonly typing: readonly TypedText[];
  readonly lost: readonly LostPart[];
}

type Cells = Readonly<Record<string, ValueChange>>;

interface Knowledge<T> {
  readonly isKnown: (key: string) => boolean;
  readonly lose: (key: string, value: T) => unknown;
}

const keepKnown = <T>(source: Readonly<Record<string, T>>, { isKnown, lose }: Knowledge<T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(source).filter(([key, value]) => {
      if (!isKnown(key)) lose(key, value);
      return isKnown(key);
    }),
  );

/** Sorts a draft into what the page knows and what it does not (any more). */
export function fitDraft(page: CompiledPage, draft: RecordDraft): FittedDraft {
  const lost: LostPart[] = [];
  const titleOf = (path: string): string => draft.titles[path] ?? path;
  const fitDetail = (key: string, changes: DetailChanges): DetailChanges => {
    const columns = new Set(page.detailByKey.get(key)?.columns.map((column) => column.key));
    const isKnown = (column: string): boolean => columns.has(column);
    const lose = (column: string, value: Value): void => {
      if (!isBlank(value)) lost.push({ title: titleOf(`${key}/${column}`), value });
    };
    const fitRow = ({ id, values }: SideRow): SideRow => ({ id, values: keepKnown(values, { isKnown, lose }) });
    const fitCells = (cells: Cells): Cells => keepKnown(cells, { isKnown, lose: (column, { to }) => lose(column, to) });
    return {
      ...changes,
      cells: Object.fromEntries(Object.entries(changes.cells).map(([id, cells]) => [id, fitCells(cells)])),
      added: changes.added.map(fitRow),
    };
  };
  const fitTexts = (texts: TextsByPlace | undefined): Pick<RecordChanges, 'texts'> => {
    if (texts === undefined) return {};
    const keep = (of: CompiledPage['columns'] | undefined, prefix: string) => {
      const known = new Set(of?.map(({ key }) => key));
      const lose = (key: string, value: string): unknown => lost.push({ title: titleOf(`${prefix}${key}`), value });
      return (row: Readonly<Record<string, string>>) => keepKnown(row, { isKnown: (key) => known.has(key), lose });
    };
    const inDetails = Object.entries(texts.details).map(([key, rows]) => {
      const ofRow = keep(page.detailByKey.get(key)?.columns, `${key}/`);
      return [key, Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, ofRow(row)]))] as const;
    });
    return { texts: { header: keep(page.columns, '')(texts.header), details: Object.fromEntries(inDetails) } };
  };
  const header = keepKnown(draft.changes.header, {
    isKnown: (key) => page.columnByKey.has(key),
    lose: (key, { to }) => lost.push({ title: titleOf(key), value: to }),
  });
  const details = keepKnown(draft.changes.details, {
    isKnown: (key) => page.detailByKey.has(key),
    lose: (key, { added, cells }) =>
      lost.push({ title: titleOf(key), count: added.length + Object.keys(cells).length }),
  });
  const typing = (draft.typing ?? []).filter(({ key, detail, text }) => {
    const columns = detail === undefined ? page.columns : (page.detailByKey.get(detail)?.columns ?? []);
    const isThere = columns.some((column) => column.key === key);
    if (!isThere) lost.push({ title: titleOf(detail === undefined ? key : `${detail}/${key}`), value: text });
    return isThere;
  });
  return {
    typing,
    changes: {
      ...fitTexts(draft.changes.texts),
      header,
      details: Object.fromEntries(Object.entries(details).map(([key, changes]) => [key, fitDetail(key, changes)])),
    },
    lost,
  };
}
