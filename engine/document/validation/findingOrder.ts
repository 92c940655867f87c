import type { CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Finding } from '../../core/findings.ts';

type Place = readonly [part: number, row: number, column: number];

/**
 * Returns a function that sorts findings by the page: fields in the order of the form, then each detail row by row,
 * then the rest.
 */
export const findingOrder = (page: CompiledPage): ((findings: readonly Finding[]) => readonly Finding[]) => {
  const keys = new Set([
    ...page.form.groups.flatMap((group) => group.fields.map(({ key }) => key)),
    ...page.columns.map(({ key }) => key),
    ...page.form.tabs.map(({ detail }) => detail),
    ...page.details.map(({ key }) => key),
  ]);
  const ranks = new Map([...keys].map((key, index) => [key, index]));
  const columns = new Map(
    page.details.map((detail) => [detail.key, new Map(detail.columns.map(({ key }, index) => [key, index]))]),
  );
  const placeOf = ({ path: [first, row, column] }: Finding): Place => [
    ranks.get(String(first)) ?? ranks.size,
    typeof row === 'number' ? row : -1,
    columns.get(String(first))?.get(String(column)) ?? -1,
  ];
  return (findings) =>
    findings
      .map((finding): readonly [Finding, Place] => [finding, placeOf(finding)])
      .sort(([, a], [, b]) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
      .map(([finding]) => finding);
};
