import type { DetailSchema } from '../generated/page.ts';
import type { Path } from '../paths.ts';
import { didYouMean } from '../suggestions.ts';
import type { TableSettings } from '../tableSettings.ts';
import { complain } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';

/** Pixels. */
const MAX_HEIGHT = 480;
const MAX_ROWS = 1000;

function checkLimits(compilation: PageCompilation, { minRows, maxRows }: TableSettings, path: Path): void {
  if (minRows <= maxRows) return;
  const message = `minRows ${minRows} is more than maxRows ${maxRows}`;
  complain(compilation, [...path, 'minRows'], { code: 'out-of-range', message });
}

function checkDisabledRows(compilation: PageCompilation, detail: DetailSchema, path: Path): void {
  const keys = new Set(detail.columns.map(({ key }) => key));
  for (const key of Object.keys(detail.disabledRows ?? {})) {
    if (keys.has(key)) continue;
    const message = `unknown column "${key}"`;
    complain(compilation, [...path, 'disabledRows', key], {
      code: 'unknown-column',
      message,
      ...didYouMean(key, keys),
    });
  }
}

/** Columns that open the row in a table that does not open rows do nothing: that is never meant. */
function checkShowDetails(compilation: PageCompilation, detail: DetailSchema, path: Path): void {
  if (detail.rowDetails === true) return;
  for (const [index, column] of detail.columns.entries()) {
    if (column.showDetails !== true) continue;
    complain(compilation, [...path, 'columns', index, 'showDetails'], {
      code: 'missing-key',
      message: 'rows of this table are not opened by themselves',
      hint: 'give the detail "rowDetails": true',
    });
  }
}

/** How the table of a detail is drawn and used, its defaults filled in. */
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
    ...(detail.toolbar === undefined ? {} : { toolbar: detail.toolbar }),
    ...(detail.disabledRows === undefined ? {} : { disabledRows: detail.disabledRows }),
    authPre: detail.authPre ?? '',
    rowDetails: detail.rowDetails ?? false,
    clickSelectRow: detail.clickSelectRow ?? false,
  };
  checkLimits(compilation, settings, path);
  checkDisabledRows(compilation, detail, path);
  checkShowDetails(compilation, detail, path);
  if (settings.dragSort && orderKey === undefined) {
    complain(compilation, [...path, 'dragSort'], {
      code: 'missing-key',
      message: 'no column holds the order of the rows: what is moved would be forgotten',
      hint: 'name the column in "orderKey"',
    });
  }
  return settings;
}
