import type { CompiledPopup } from '../../compiled/compiledPage.ts';
import type { CompiledReport } from '../../compiled/compiledReport.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation, WrittenPopup } from '../parts/pageCompilation.ts';

/** Checks that a popup names as many report columns as target columns, and that the target columns exist (W5.1-26). */
function checkFields(compilation: PageCompilation, { column, path, row }: WrittenPopup, popup: CompiledPopup): void {
  const siblings = row ?? compilation.values;
  const { orgFields, destFields } = popup;
  if (orgFields.length !== destFields.length) {
    const said = describeProblem('wrong-count.popup', { origins: orgFields.length, targets: destFields.length });
    complain(compilation, [...path, 'destFields'], { ...said, ...hints('asManyOfEach') });
  }
  for (const [index, name] of destFields.entries()) {
    if (siblings.has(name)) continue;
    const at = [...path, 'destFields', ...(typeof column.destFields === 'string' ? [] : [index])];
    complain(compilation, at, { ...describeProblem('unknown-column', { name }), ...didYouMean(name, siblings.keys()) });
  }
}

/** Returns whether the report's statement contains the name; then the misspelling may be in the report's own file. */
const isInStatement = (name: string, { statement }: CompiledReport): boolean =>
  statement.parts.some((part) => part.kind === 'text' && part.text.split(/\W+/).includes(name));

/** Checks the names that a popup uses from its report. Skipped if the reports are not available, as in the browser. */
function checkReport(compilation: PageCompilation, { column, path }: WrittenPopup, popup: CompiledPopup): void {
  const { reports } = compilation;
  if (reports === undefined) return;
  const report = reports.get(popup.code);
  if (report === undefined) {
    if (compilation.brokenReports?.has(popup.code)) return;
    complain(compilation, [...path, 'popupCode'], {
      ...describeProblem('unknown-report', { name: popup.code }),
      ...didYouMean(popup.code, reports.keys()),
    });
    return;
  }
  const columns = new Set(report.columns.map(({ key }) => key));
  const unknown = (name: string, at: readonly (string | number)[], known: Iterable<string>): void => {
    const said = describeProblem('unknown-column.ofNamedReport', { report: popup.code, name });
    const { misspelt, ...hint } = didYouMean(name, known);
    const mend = isInStatement(name, report) ? undefined : misspelt;
    complain(compilation, [...path, ...at], { ...said, ...hint, misspelt: mend });
  };
  for (const [index, name] of popup.orgFields.entries()) {
    if (!columns.has(name))
      unknown(name, ['orgFields', ...(typeof column.orgFields === 'string' ? [] : [index])], columns);
  }
  for (const { column: name } of popup.sorter) if (!columns.has(name)) unknown(name, ['sorter'], columns);
  const params = new Set([...report.params.map(({ name }) => name), ...columns]);
  for (const { name, required, defaultValue } of report.params) {
    if (!required || defaultValue !== undefined || Object.hasOwn(popup.param, name)) continue;
    complain(compilation, [...path, 'param'], {
      ...describeProblem('missing-parameter', { report: popup.code, name }),
      ...hints('giveParam'),
    });
  }
  for (const name of Object.keys(popup.param)) {
    if (params.has(name)) continue;
    complain(compilation, [...path, 'param', name], {
      ...describeProblem('unknown-parameter.ofNamedReport', { report: popup.code, name }),
      ...didYouMean(name, params),
    });
  }
}

export function checkPopup(compilation: PageCompilation, place: WrittenPopup, popup: CompiledPopup): void {
  checkFields(compilation, place, popup);
  checkReport(compilation, place, popup);
}
