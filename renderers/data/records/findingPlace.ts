import type { CompiledPage, Finding } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** Location of a finding as text: `毛重(千克)`, `商品 第 3 行 法定单位`. */
export function findingPlace(page: CompiledPage, finding: Finding, t: Ports['t']): string {
  const [first = '', row, key] = finding.path;
  const detail = page.detailByKey.get(String(first));
  if (detail === undefined) return page.columnByKey.get(String(first))?.title ?? String(first);
  if (typeof row !== 'number') return detail.title;
  const column = detail.columns.find((one) => one.key === key);
  return `${t('form.row', { detail: detail.title, row: row + 1 })} ${column?.title ?? ''}`.trim();
}
