import type { DetailSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { TableSettings } from '../../../core/tableSettings.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** Pixels. */
const MAX_HEIGHT = 480;
const MAX_ROWS = 1000;

function checkLimits(compilation: PageCompilation, { minRows, maxRows }: TableSettings, path: Path): void {
  if (minRows <= maxRows) return;
  complain(compilation, [...path, 'minRows'], describeProblem('out-of-range.rows', { minRows, maxRows }));
}

function checkDisabledRows(compilation: PageCompilation, detail: DetailSchema, path: Path): void {
  const keys = new Set(detail.columns.map(({ key }) => key));
  for (const key of Object.keys(detail.disabledRows ?? {})) {
    if (keys.has(key)) continue;
    complain(compilation, [...path, 'disabledRows', key], {
      ...describeProblem('unknown-column', { name: key }),
      ...didYouMean(key, keys),
    });
  }
}

/** Reports `showDetails` columns in a table without `rowDetails`, where they have no effect. */
function checkShowDetails(compilation: PageCompilation, detail: DetailSchema, path: Path): void {
  if (detail.rowDetails === true) return;
  for (const [index, column] of detail.columns.entries()) {
    if (column.showDetails !== true) continue;
    complain(compilation, [...path, 'columns', index, 'showDetails'], {
      ...describeProblem('missing-key.rowDetails'),
      ...hints('rowDetails'),
    });
  }
}

/** Compiles display and behaviour of a detail's table, with defaults filled in. */
export function compileTableSettings(
  compilation: PageCompilation,
  {
    detail,
    orderKey,
    path,
  }: { readonly detail: DetailSchema; readonly orderKey: string | undefined; readonly path: Path },
): TableSettings {
  const settings: TableSettings = {
    minRows: detail.minRows ?? 0,
    maxRows: detail.maxRows ?? MAX_ROWS,
    size: detail.size ?? 'medium',
    maxHeight: detail.maxHeight ?? MAX_HEIGHT,
    rowNumber: detail.rowNumber ?? true,
    rowSelection: detail.rowSelection ?? 'checkbox',
    dragSort: detail.dragSort ?? orderKey !== undefined,
    alwaysEdit: detail.alwaysEdit ?? true,
    enterDirection: detail.enterDirection ?? 'down',
    statusBar: detail.statusBar ?? true,
    toolbar: detail.toolbar,
    disabledRows: detail.disabledRows,
    authPre: detail.authPre ?? '',
    rowDetails: detail.rowDetails ?? false,
    clickSelectRow: detail.clickSelectRow ?? false,
  };
  checkLimits(compilation, settings, path);
  checkDisabledRows(compilation, detail, path);
  checkShowDetails(compilation, detail, path);
  if (settings.dragSort && orderKey === undefined) {
    complain(compilation, [...path, 'dragSort'], { ...describeProblem('missing-key.orderKey'), ...hints('orderKey') });
  }
  return settings;
}
