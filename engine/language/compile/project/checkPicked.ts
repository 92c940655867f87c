import type { CompiledColumn, CompiledPage } from '../../compiled/compiledPage.ts';
import { pickableColumns } from '../../dicts/index.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem, type Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { PageFile } from '../parts/pageFile.ts';

interface Placed {
  readonly column: CompiledColumn;
  readonly path: Path;
}

const placedColumns = (page: CompiledPage): readonly Placed[] => [
  ...page.columns.map((column, index) => ({ column, path: ['columns', index] })),
  ...page.details.flatMap((detail, at) =>
    detail.columns.map((column, index) => ({ column, path: ['details', at, 'columns', index] })),
  ),
];

/** Returns the names of the other page's columns that a column uses, with their paths. */
const namesOf = ({ picker, fill }: CompiledColumn): readonly (readonly [Path, string])[] => [
  [['text'], picker?.text ?? ''],
  [['store'], picker?.store ?? ''],
  ...(picker?.columns ?? []).map(({ key }, index): [Path, string] => [['pickerColumns', index, 'key'], key]),
  ...Object.entries(fill ?? {}).map(([target, key]): [Path, string] => [['fill', target], key]),
];

interface Pages {
  readonly byUrl: ReadonlyMap<string, CompiledPage>;
  /** Includes the addresses of broken pages. */
  readonly urls: ReadonlySet<string>;
}

function problemsOf({ column, path }: Placed, { byUrl, urls }: Pages): readonly Problem[] {
  const { picker, type } = column;
  if (picker?.of !== 'records') return [];
  const addresses = (['listUrl', 'valueUrl'] as const).flatMap((key): Problem[] => {
    const url = picker[key];
    if (url === undefined || urls.has(url)) return [];
    return [{ ...describeProblem('unknown-address', { name: url }), path: [...path, key], ...didYouMean(url, urls) }];
  });
  const page = byUrl.get(picker.listUrl ?? '');
  if (page === undefined) return addresses;
  const columns = pickableColumns(page);
  const unknown = namesOf(column)
    .filter(([, name]) => !columns.has(name) && name !== 'value' && name !== 'text')
    .map(([at, name]): Problem => ({
      ...describeProblem('unknown-field.ofPicker', { type, name }),
      path: [...path, ...at],
      ...hints('oneOf', { names: [...columns.keys()] }),
    }));
  return [...addresses, ...unknown];
}

/** Checks record pickers against the pages that they pick from (W7-26). */
export function checkPicked(files: readonly PageFile[]): { readonly path: string; readonly problem: Problem }[] {
  const byUrl = new Map(files.flatMap(({ page }) => (page ? [[page.resource.url, page] as const] : [])));
  const urls = new Set(files.flatMap(({ schema }) => schema.resource?.url ?? []));
  return files.flatMap(({ page, path }) =>
    page === undefined
      ? []
      : placedColumns(page).flatMap((placed) =>
          problemsOf(placed, { byUrl, urls }).map((problem) => ({ path, problem })),
        ),
  );
}
