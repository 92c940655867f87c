import { plainTitle, type CompiledColumn, type TableModel } from '../../../../engine/index.ts';
import type { HeaderMappings } from '../../../data/records/headerMappings.ts';
import type { PasteTarget } from './pasteTarget.ts';
import { CellPlanner, changedCells, type PastePlan, type PlanOptions } from './planPaste.ts';

interface Pasted {
  readonly target: PasteTarget;
  readonly plan: PastePlan;
}

interface NamingOptions extends Pick<PlanOptions, 'isReadOnly' | 'thisYear'> {
  readonly model: TableModel;
  readonly columns: readonly CompiledColumn[];
  readonly memory: HeaderMappings;
  /** Executes a plan within the undo step of the paste. */
  readonly carryOut: (plan: PastePlan) => void;
}

/** Plans the values of a block's column for the pasted rows that still exist. */
function planColumn(
  { target, plan }: Pasted,
  head: { readonly title: string; readonly column: CompiledColumn },
  options: NamingOptions,
) {
  const { title, column } = head;
  const planner = new CellPlanner({ ...options, defaults: null }, plan.notes);
  const placed = new Set(target.columns.map(({ index }) => index));
  const index = target.titles.findIndex((text, at) => text === title && !placed.has(at));
  const place = { column, index, source: undefined };
  const cells = (plan.rowIds ?? []).flatMap((rowId, offset) => {
    const row = options.model.rowById(rowId);
    return row === undefined ? [] : changedCells(row, planner.line(row, target.rowAt(offset), [place]));
  });
  return { planner, place, cells };
}

/**
 * Returns the plan with the option to name unknown titles: the cells below a title are pasted when the user chooses its
 * column.
 */
export function withHeadNaming(pasted: Pasted, options: NamingOptions): PastePlan {
  const { target, plan } = pasted;
  const titles = target.unknownTitles;
  if (titles.length === 0) return plan;
  const given = new Set(target.columns.map(({ column }) => column.key));
  const choose = (title: string, key: string): void => {
    options.memory.keep(plainTitle(title), key);
    const unknownTitles = titles.filter((one) => one !== title);
    const column = options.columns.find((one) => one.key === key);
    const { report } = plan;
    if (column === undefined) {
      const left = { ...plan, changes: [], choices: [], report: { ...report, unknownTitles } };
      options.carryOut(withHeadNaming({ ...pasted, target: { ...target, unknownTitles }, plan: left }, options));
      return;
    }
    const { planner, place, cells } = planColumn(pasted, { title, column }, options);
    const next: PastePlan = {
      ...plan,
      changes: cells.length > 0 ? [{ kind: 'set', cells }] : [],
      choices: planner.choices,
      report: {
        ...report,
        cells: report.cells + planner.cells,
        readOnly: report.readOnly + planner.readOnly,
        unknownTitles,
      },
    };
    const columns = [...target.columns, place];
    options.carryOut(withHeadNaming({ ...pasted, target: { ...target, columns, unknownTitles }, plan: next }, options));
  };
  const columns = options.columns.filter(({ key }) => !given.has(key)).map(({ key, title }) => ({ key, title }));
  return { ...plan, report: { ...plan.report, heads: { columns, choose } } };
}
