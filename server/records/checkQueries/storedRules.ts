import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import type { RulePart } from './checkRule.ts';

/** Reads the stored rule with a code in a tenant; undefined if there is none. */
export const findCheckRule = async (
  db: Db,
  tenantId: string,
  code: string,
): Promise<{ readonly parts: readonly unknown[] } | undefined> => {
  const rows = await db
    .selectFrom('sys_check_rule as rule')
    .leftJoin('sys_check_rule_part as part', 'part.main_id', 'rule.id')
    .select(['part.id', 'part.digits', 'part.pattern', 'part.message', 'part.priority'])
    .where('rule.tenant_id', '=', tenantId)
    .where('rule.rule_code', '=', code)
    .orderBy('part.order_no')
    .execute();
  return rows.length === 0 ? undefined : { parts: rows.filter(({ id }) => id !== null) };
};

const whole = (pattern: string, message: string) => ({ digits: '*', pattern, message });
const slice = (digits: number, pattern: string, message: string) => ({ digits: String(digits), pattern, message });

/** Rules of a new database: numbers with structured parts. */
const FIRST_RULES = [
  {
    code: 'entry_id',
    name: '海关编号',
    description: '18位：申报地海关、年份、进出口标志、流水号',
    parts: [
      whole('[0-9]{18}', '海关编号应为18位数字'),
      slice(4, '[0-9]{4}', '第1-4位须为关区代码'),
      slice(4, '20[0-9]{2}', '第5-8位须为年份'),
      slice(1, '[01]', '第9位须为0（出口）或1（进口）'),
    ],
  },
  {
    code: 'container_no',
    name: '集装箱号',
    description: '11位：箱主代码、设备识别码、顺序号和校验码',
    parts: [
      slice(3, '[A-Z]{3}', '第1-3位须为大写字母（箱主代码）'),
      slice(1, '[UJZ]', '第4位须为U、J或Z'),
      slice(7, '[0-9]{7}', '第5-11位须为数字'),
      whole('[A-Z0-9]{11}', '集装箱号应为11位'),
    ],
  },
] as const;

const insertParts = async (
  db: Db,
  { id, tenantId }: { readonly id: string; readonly tenantId: string },
  parts: readonly RulePart[],
): Promise<void> => {
  const rows = parts.map((part, index) => ({
    ...part,
    id: newId(),
    main_id: id,
    tenant_id: tenantId,
    order_no: index + 1,
  }));
  await db.insertInto('sys_check_rule_part').values(rows).execute();
};

/** Adds the product's rules to every tenant where their codes are not in use; existing rules are never changed. */
export const seedCheckRules = async (db: Db): Promise<void> => {
  const tenants = await db.selectFrom('sys_tenant').select('id').execute();
  for (const { id: tenantId } of tenants)
    for (const { code, name, description, parts } of FIRST_RULES) {
      const id = newId();
      const made = await db
        .insertInto('sys_check_rule')
        .values({ id, tenant_id: tenantId, rule_code: code, rule_name: name, rule_description: description })
        .onConflict((taken) => taken.columns(['tenant_id', 'rule_code']).where('rule_code', 'is not', null).doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows === 0n) continue;
      await insertParts(db, { id, tenantId }, parts);
    }
};
