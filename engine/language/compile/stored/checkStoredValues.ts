import { toDbColumn } from '../../../core/dbNames.ts';
import { locateProblems } from '../../load/index.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import type { PageFile } from '../parts/pageFile.ts';
import { usesOf } from '../project/checkTables.ts';

/** Stored values that a page no longer accepts, by database column. */
export type StoredFault = {
  readonly table: string;
  readonly column: string;
  /** Number of rows with such a value. For `type`: 0 if only the operator's approval is missing. */
  readonly rows: number;
} & (
  | { readonly kind: 'type'; readonly has: string; readonly wants: string }
  /** `limit` as written in the page: other pages of the table may set another. */
  | { readonly kind: 'maxLength' | 'scale' | 'precision'; readonly limit: number }
);

type Said = Pick<Problem, 'code' | 'said' | 'level' | 'hint'>;

function saidOf(fault: StoredFault): Said {
  const { table, column, rows } = fault;
  const name = `${table}.${column}`;
  if (fault.kind !== 'type')
    return {
      ...describeProblem(`stored-values.${fault.kind}`, { name, rows, limit: fault.limit }),
      level: 'warning',
      ...hints('storedValues'),
    };
  const types = { name, has: fault.has, wants: fault.wants };
  return rows === 0
    ? { ...describeProblem('stored-type', types), level: 'warning', ...hints('applyType') }
    : { ...describeProblem('stored-type.unfit', { ...types, rows }), ...hints('storedType') };
}

const limitOf = (column: object, kind: string): unknown => Object.entries(column).find(([key]) => key === kind)?.[1];

/** Reports stored values that do not fit, at the column they are stored for, once per file. */
export function checkStoredValues(
  pages: readonly PageFile[],
  faults: readonly StoredFault[],
  { texts, prefix }: { readonly texts: ReadonlyMap<string, string>; readonly prefix: string },
): readonly Problem[] {
  if (faults.length === 0) return [];
  return pages.flatMap((file) => {
    const problems = usesOf(file).flatMap(({ table, columns, placeOf }) =>
      faults
        .filter((fault) => fault.table === table)
        .flatMap((fault): Problem[] => {
          const column = columns.find(({ key }) => toDbColumn(key) === fault.column);
          if (column === undefined) return [];
          const written = limitOf(column, fault.kind);
          if (fault.kind !== 'type' && written !== undefined && written !== fault.limit) return [];
          const place: Path = placeOf(column.key);
          const path = place.at(-1) === 'type' ? [...place.slice(0, -1), fault.kind] : place;
          return [{ ...saidOf(fault), path }];
        }),
    );
    return locateProblems(problems, texts.get(file.path) ?? '', `${prefix}${file.path}`);
  });
}
