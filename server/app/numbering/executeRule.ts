import { sql } from 'kysely';
import { businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { FillValues, Services } from '../../core/services/services.ts';
import { readTableSources } from '../../data/tables/tableSources.ts';
import { createFirstFreeNumber, type FirstFreeNumber } from './existingNumbers.ts';
import { FILL_RULE_URL } from './fillRuleHook.ts';
import { makeValue, readRuleParams, ruleClassNamed, type Filling } from './ruleClasses.ts';

/** A stored rule. */
interface StoredRule {
  readonly rule_class: string;
  readonly rule_params: string | null;
}

/** Reads the rules of a tenant by code. */
export async function readFillRules(
  { db, schemas }: Pick<Services, 'db' | 'schemas'>,
  tenantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StoredRule>> {
  const page = schemas.pageByUrl(FILL_RULE_URL);
  if (page === undefined) return new Map();
  const { rows } = await sql<StoredRule & { rule_code: string }>`
    select rule_code, rule_class, rule_params from ${(await readTableSources(db, [page])).from(page.resource.table)} as rule
    where tenant_id = ${tenantId} and rule_code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ rule_code: code, ...rule }) => [code, rule]));
}

const valueOf = ({ rule_class: said, rule_params: params }: StoredRule, filling: Omit<Filling, 'now'>) => {
  const name = ruleClassNamed(said);
  if (name === undefined) throw businessFailure(serverText('fillClass', { name: said }));
  return makeValue(name, { ...filling, now: new Date() }, readRuleParams(name, params ?? ''));
};

/** Returns the value that a rule of the tenant generates for a call. */
export async function executeRule(
  services: Pick<Services, 'db' | 'schemas'>,
  filling: Omit<Filling, 'now' | 'db' | 'firstFree'>,
): Promise<string> {
  const { db, schemas } = services;
  const { tenantId, ruleCode } = filling;
  const rule = (await readFillRules(services, tenantId, [ruleCode])).get(ruleCode);
  if (rule === undefined) throw businessFailure(serverText('unknownRule'));
  // One transaction, so that no one interferes between reading the counter and choosing the number.
  return db.transaction().execute((trx) => {
    const firstFree = createFirstFreeNumber({ db: trx, schemas }, tenantId, ruleCode);
    return valueOf(rule, { ...filling, db: trx, firstFree });
  });
}

/**
 * Generates values of columns that name a rule. Numbers are taken in the transaction of the record: the next save waits
 * for it, and after a rollback the next save gets its numbers (decision 0070).
 */
export const createFillValues =
  ({ schemas }: Pick<Services, 'schemas'>): FillValues =>
  (db: Db, tenantId) => {
    const known = new Map<string, StoredRule>();
    const finders = new Map<string, FirstFreeNumber>();
    return async ({ fillRule: ruleCode = '', title, maxLength = Infinity }, formData) => {
      const rule = known.get(ruleCode) ?? (await readFillRules({ db, schemas }, tenantId, [ruleCode])).get(ruleCode);
      if (rule === undefined) throw businessFailure(serverText('fillRuleMissing', { title, code: ruleCode }));
      known.set(ruleCode, rule);
      const firstFree = finders.get(ruleCode) ?? createFirstFreeNumber({ db, schemas }, tenantId, ruleCode);
      finders.set(ruleCode, firstFree);
      const value = await valueOf(rule, { db, tenantId, ruleCode, formData, isTrial: false, firstFree });
      if (value.length > maxLength) throw businessFailure(serverText('fillTooLong', { title, most: maxLength, value }));
      return value;
    };
  };
