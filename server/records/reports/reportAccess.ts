import type { FastifyRequest } from 'fastify';
import {
  type CompiledColumn,
  type CompiledPage,
  type CompiledPopup,
  type CompiledReport,
  permissionOf,
  mayChange,
} from '../../../engine/index.ts';
import { badRequest, businessFailure, forbidden } from '../../core/base/errors.ts';
import { callerOf, type Caller } from '../../data/recordStore/caller.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { missingRight } from './listablePages.ts';

const CODE = /^[a-z][a-z0-9_]{0,59}$/;
const MAX_NAME = 200;

export interface AllowedReport {
  /** Report in the language of the call. */
  readonly report: CompiledReport;
  readonly caller: Caller;
  /** All permissions of the session. */
  readonly permissions: ReadonlySet<string>;
  /** The requesting popup, if there is one. */
  readonly popup: CompiledPopup | undefined;
}

const columnsNamed = ({ columns, details }: CompiledPage, name: string): readonly CompiledColumn[] => [
  ...columns.filter(({ key }) => key === name),
  ...details.flatMap((detail) => detail.columns.filter(({ key }) => key === name || `${detail.key}.${key}` === name)),
];

/**
 * The row picker of a detail for this report, named by the key of the detail; the caller must be permitted to fill one
 * of its columns.
 */
function pickNamed(
  { detailByKey }: CompiledPage,
  name: string,
  { report, caller }: { readonly report: CompiledReport; readonly caller: Caller },
): CompiledPopup | undefined {
  const { pick, columns = [] } = detailByKey.get(name) ?? {};
  if (pick?.code !== report.code) return undefined;
  return columns.some((one) => pick.destFields.includes(one.key) && mayChange(one, caller.can)) ? pick : undefined;
}

const originName = (request: FastifyRequest, name: '_page' | '_column'): string | undefined => {
  const value: unknown = Object(request.query)[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' && value.length <= MAX_NAME) return value;
  const said = serverText('wrongParameter', { name });
  throw badRequest(said, [{ path: `/${name}`, said }]);
};

/** The popup that the call names, if the page has it for this report and the caller may fill it in. */
function askingPopup(
  request: FastifyRequest,
  { report, caller }: { readonly report: CompiledReport; readonly caller: Caller },
  schemas: Pick<SchemaStore, 'page'>,
): CompiledPopup | undefined {
  const [pageId, column] = [originName(request, '_page'), originName(request, '_column')];
  const page = pageId === undefined ? undefined : schemas.page(pageId);
  if (page === undefined || column === undefined) return undefined;
  if (!caller.can(permissionOf(page, 'add')) && !caller.can(permissionOf(page, 'edit'))) return undefined;
  const found = columnsNamed(page, column).find((one) => one.popup?.code === report.code && mayChange(one, caller.can));
  return found?.popup ?? pickNamed(page, column, { report, caller });
}

/**
 * Whether all rows may be exported, as a workbook or PDF: users who read a report only through a popup may only pick
 * from it.
 */
export const mayTakeAway = ({ report: { permission }, caller }: Pick<AllowedReport, 'report' | 'caller'>): boolean =>
  permission === undefined || caller.can(permission);

/**
 * The report of a call if the caller may read it: by the report's own permission, as far as he may list the records
 * that it reads, or through a popup of a page that he may add to or edit (`_page`, `_column`). All checks are made
 * here, for every call of the family.
 */
export function allowedReport(
  request: FastifyRequest,
  schemas: Pick<SchemaStore, 'page' | 'pages' | 'report' | 'problems'>,
): AllowedReport {
  const language = languageOf(request);
  const code = String(Object(request.params)['code'] ?? '');
  const report = CODE.test(code) ? schemas.report(code, language) : undefined;
  if (report === undefined) {
    const file = new RegExp(`^(schemas/)?reports/${CODE.test(code) ? code : '-'}\\.(json|sql)$`);
    const isBroken = schemas.problems().some((problem) => file.test(problem.file ?? ''));
    throw businessFailure(isBroken ? serverText('brokenReport', { code }) : serverText('unknownReport'));
  }
  const caller = callerOf(request.session, { language });
  const popup = askingPopup(request, { report, caller }, schemas);
  const isAllowed = report.permission === undefined || caller.can(report.permission) || popup !== undefined;
  if (!isAllowed) throw forbidden(report.permission ?? '');
  const missing = missingRight({ report, pages: schemas.pages() }, caller, { picks: popup !== undefined });
  if (missing !== undefined) throw forbidden(missing);
  return { report, caller, popup, permissions: request.session.permissions };
}

/**
 * The report of a call that exports all rows, as a workbook or PDF: only the reader's own rights count, whatever popup
 * the call names.
 */
export function reportToTakeAway(
  request: FastifyRequest,
  schemas: Pick<SchemaStore, 'page' | 'pages' | 'report' | 'problems'>,
): AllowedReport {
  const allowed = allowedReport(request, schemas);
  const { report, caller } = allowed;
  if (!mayTakeAway(allowed)) throw forbidden(report.permission ?? '');
  const missing = missingRight({ report, pages: schemas.pages() }, caller, { picks: false });
  if (missing !== undefined) throw forbidden(missing);
  return { ...allowed, popup: undefined };
}
