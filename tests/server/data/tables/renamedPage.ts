import { toDbColumn, type CompiledColumn, type CompiledPage } from '../../../../engine/index.ts';

/** Returns the page with changed header columns. */
export const changeColumns = (page: CompiledPage, change: (column: CompiledColumn) => CompiledColumn): CompiledPage => {
  const columns = page.columns.map(change);
  return { ...page, columns, columnByKey: new Map(columns.map((column) => [column.key, column])) };
};

/** Returns the page after its author has renamed a key, with `renamedFrom`. */
export const renameColumn = (page: CompiledPage, from: string, to: string): CompiledPage => {
  const renamed = changeColumns(page, (column) =>
    column.key === from ? { ...column, key: to, dbColumn: toDbColumn(to), renamedFrom: from } : column,
  );
  const unique = page.resource.unique.map((keys) => keys.map((key) => (key === from ? to : key)));
  return { ...renamed, resource: { ...renamed.resource, unique } };
};
