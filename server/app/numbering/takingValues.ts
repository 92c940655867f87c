import { maySee, permissionOf, type Can, type CompiledColumn, type CompiledPage } from '../../../engine/index.ts';
import { ApiError } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { readFillRules } from './executeRule.ts';
import { pageFilledBy } from './ruleClasses.ts';

const SEES_RULES = 'system:fillRule:list';

/** Returns whether the rule fills one of the columns that the caller sees. */
const isFilled = (columns: readonly CompiledColumn[], ruleCode: string, can: Can): boolean =>
  columns.some((column) => column.fillRule === ruleCode && maySee(column, can));

/** Callers who may add a record of the page may take numbers of its columns; an edit can also add detail rows. */
const fillsOn = (page: CompiledPage, ruleCode: string, can: Can): boolean => {
  const mayAdd = can(permissionOf(page, 'add'));
  const inRows = page.details.some((detail) => isFilled(detail.columns, ruleCode, can));
  if (mayAdd) return inRows || isFilled(page.columns, ruleCode, can);
  return inRows && can(permissionOf(page, 'edit'));
};

/**
 * Throws unless the caller may take a value of each rule over the wire: the caller may add records on some page whose
 * column the rule fills, or on the page for which the class of the rule generates codes (decision 0098). Only callers
 * who may list rules learn which ones exist.
 */
export async function mayTakeValues(
  services: Pick<Services, 'db' | 'schemas'>,
  { user, can }: Caller,
  codes: readonly string[],
): Promise<void> {
  const pages = services.schemas.pages();
  const open = codes.filter((code) => !pages.some((page) => fillsOn(page, code, can)));
  if (open.length === 0) return;
  const rules = await readFillRules(services, user.tenantId, open);
  for (const code of open) {
    const rule = rules.get(code);
    if (rule === undefined && can(SEES_RULES)) continue;
    const url = rule === undefined ? undefined : pageFilledBy(rule.rule_class);
    const page = url === undefined ? undefined : services.schemas.pageByUrl(url);
    if (page === undefined || !can(permissionOf(page, 'add')))
      throw new ApiError(403, serverText('fillRuleRefused', { code }));
  }
}
