import type { CompiledPage } from '../../compiled/compiledPage.ts';
import type { PageSchema } from '../../../generated/page.ts';
import { isError, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { checkColumnKeys } from '../columns/columnKeys.ts';
import { compileColumn } from '../columns/compileColumn.ts';
import { compileDetails } from './compileDetails.ts';
import { compileForm } from './compileForm.ts';
import { compileList } from './compileList.ts';
import { compileMessage } from './compileMessage.ts';
import { compileCopy, compilePasteMemory, compileResource } from './compileResource.ts';
import { compileRules } from './compileRules.ts';
import { compileTree } from './compileTree.ts';
import { checkCycles } from './computeCycles.ts';
import type { FactsOfFields } from '../../expressions/index.ts';
import { fieldsOf, SYSTEM_COLUMNS } from '../parts/fields.ts';
import type { CompletePage, PageCompilation, PageNeighbours } from '../parts/pageCompilation.ts';
import { hashPage } from '../parts/pageHash.ts';

export interface CompileContext extends PageNeighbours {
  /** Path below schemas/pages without extension: `sales/order`. */
  readonly id: string;
}

const PARTS = ['resource', 'columns', 'list', 'form'] as const;

const NO_FACTS: FactsOfFields = new Map();

const isComplete = (page: PageSchema): page is CompletePage => PARTS.every((name) => page[name] !== undefined);

const missingParts = (page: PageSchema): Problem[] =>
  PARTS.filter((name) => page[name] === undefined).map((name) => ({
    ...describeProblem('missing-key', { key: name }),
    path: [],
  }));

function compileComplete(compilation: PageCompilation, id: string): CompiledPage {
  const { page } = compilation;
  checkColumnKeys(compilation, page.columns, ['columns']);
  const resource = compileResource(compilation);
  const columns = page.columns.map((column, index) => compileColumn(compilation, { column, path: ['columns', index] }));
  const details = compileDetails(compilation);
  const columnByKey = new Map(columns.map((column) => [column.key, column]));
  const detailByKey = new Map(details.map((detail) => [detail.key, detail]));
  const list = compileList(compilation, { columnByKey, detailByKey });
  const tree = compileTree(compilation, list);
  checkCycles(compilation, columns, details);
  return {
    id,
    language: compilation.language,
    hash: hashPage(page),
    title: page.title,
    components: page.components ?? [],
    resource,
    columns,
    columnByKey,
    details,
    detailByKey,
    rules: compileRules(compilation),
    list,
    tree,
    form: compileForm(compilation, { columnByKey, detailByKey }, list),
    copy: compileCopy(compilation),
    pasteMemoryKey: compilePasteMemory(compilation),
    ...compileMessage(compilation, details),
  };
}

/**
 * Compiles a valid page schema without inheritance, as sent to the browser. Returns all problems at once, each with its
 * path; if any of them is an error there is no page. A base page is only merged into others and compiles to nothing.
 */
export function compilePage(
  page: PageSchema,
  { id, ...neighbours }: CompileContext,
): { readonly page?: CompiledPage; readonly problems: readonly Problem[] } {
  if (page.kind === 'base') return { problems: [] };
  if (page.extends !== undefined)
    return { problems: [{ ...describeProblem('unknown-page', { name: page.extends }), path: ['extends'] }] };
  if (!isComplete(page)) return { problems: missingParts(page) };
  const values = fieldsOf(page.columns);
  const details = new Map((page.details ?? []).map(({ key, columns }) => [key, fieldsOf(columns)]));
  const record = new Map([...[...SYSTEM_COLUMNS].map(([key, { valueType }]) => [key, valueType] as const), ...values]);
  const { authorChecks, dictionaries } = neighbours;
  const compilation: PageCompilation = {
    ...neighbours,
    page,
    values,
    details,
    record,
    facts: authorChecks?.factsOfPage(page, dictionaries, { heads: [values, record], details }) ?? NO_FACTS,
    problems: [],
  };
  const compiled = compileComplete(compilation, id);
  authorChecks?.checkPlacement(compilation);
  const { problems } = compilation;
  return problems.some(isError) ? { problems } : { page: compiled, problems };
}
