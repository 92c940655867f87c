import {
  isBlank,
  sameValue,
  tableAccess,
  type CompiledColumn,
  type CompiledDetail,
  type Condition,
  type Finding,
  type PageDocument,
  type TableRow,
  type Values,
  mayChange,
  maySee,
} from '../../../engine/index.ts';
import type { FieldSource } from '../../form/fields/fieldSource.ts';
import type { Ports } from '../../kit/ports/ports.ts';

export interface RowSourceOptions {
  readonly document: PageDocument;
  readonly detail: CompiledDetail;
  readonly row: TableRow;
  readonly can: Ports['can'];
  readonly t: Ports['t'];
}

/** Field source for a row of a detail: setting a value is an undo step of the document, as when typing in the table. */
export function rowSource({ document, detail, row, can, t }: RowSourceOptions): FieldSource {
  const model = document.detail(detail.key);
  const access = tableAccess(detail.authPre, can, detail.code);
  const columns = new Map(model.columns.map((column) => [column.key, column]));
  const holds = (condition: Condition): boolean =>
    typeof condition === 'boolean' ? condition : condition.evaluate({ ...document.scope(), row: row.values }) === true;
  const isReadOnly = (column: CompiledColumn): boolean =>
    model.readOnly || !mayChange(column, can) || holds(column.readOnly ?? false);
  const isRequired = ({ required, checks }: CompiledColumn): boolean =>
    checks.some(({ id }) => id === 'required') || holds(required);
  const findingAt = (key: string): Finding | undefined => {
    const message = model.messageAt(row.id, key);
    return (
      message && {
        ruleId: 'cell',
        at: 'save',
        path: [detail.key, model.indexOf(row.id), key],
        rowId: row.id,
        ...message,
      }
    );
  };
  const set = (values: Values, label?: string): void => {
    const cells = Object.entries(values).flatMap(([key, value]) => {
      const column = columns.get(key);
      if (
        column === undefined ||
        (sameValue(column.valueType, row.values[key], value) && model.heldAt(row.id, key) === undefined)
      )
        return [];
      return [{ rowId: row.id, key, value: isBlank(value) ? null : value }];
    });
    const [first] = cells;
    if (first === undefined) return;
    const title = columns.get(first.key)?.title ?? first.key;
    model.commit({ kind: 'set', cells }, label ?? t('table.edit', { title }));
  };
  return {
    field(key) {
      const column = columns.get(key);
      if (column === undefined) return { value: null, visible: false, disabled: true, required: false };
      const finding = findingAt(key);
      const readOnly = isReadOnly(column);
      const held = model.heldAt(row.id, key);
      return {
        value: row.values[key] ?? null,
        visible: model.isColumnVisible(key) && maySee(column, can) && access.column(key),
        disabled: model.isDisabled(row.id, key) || readOnly,
        readOnly,
        required: isRequired(column),
        finding,
        ...(held && { text: { text: held.text, state: finding === undefined ? 'asked' : 'unknown' } }),
      };
    },
    set,
    hold: (key, text) =>
      model.hold({ rowId: row.id, key, text }, t('table.edit', { title: columns.get(key)?.title ?? key })),
    type: (key, value) => set({ [key]: value }),
    touch: (key) => model.touch(row.id, key),
    subscribe(listener) {
      // Conditions depend on the record's header, messages on the row.
      const stops = [document.subscribe(listener), model.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
