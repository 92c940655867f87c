import { auditChange } from '../../data/audit/auditChange.ts';
import { ApiError, badRequest } from '../../core/base/errors.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { TENANT_BODY } from './tenantForm.ts';

/** What a tenant may edit about itself; only the first tenant sets whether and until when it is open. */
const COLUMNS = {
  name: 'name',
  companyLogo: 'company_logo',
  trade: 'trade',
  companySize: 'company_size',
  companyAddress: 'company_address',
  position: 'position',
  department: 'department',
} as const;

type OwnKey = keyof typeof COLUMNS;
const KEYS = Object.keys(COLUMNS) as readonly OwnKey[];

const { id, name, companyLogo, trade, companySize, companyAddress, position, department } = TENANT_BODY.properties;

export const OWN_TENANT_BODY = {
  type: 'object',
  required: ['id'],
  properties: { id, name, companyLogo, trade, companySize, companyAddress, position, department },
};

export type OwnTenantForm = { readonly id: string | number } & Readonly<Partial<Record<OwnKey, string | null>>>;

const stored = (key: OwnKey, said: string | null | undefined): string | null =>
  key === 'name' ? String(said).trim() : said || null;

/** Changes only those fields of the caller's own tenant that the call contains. */
export const editOwnTenant = (db: Db, user: SessionUser, form: OwnTenantForm): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (String(form.id) !== user.tenantId) throw new ApiError(403, serverText('tenantsOfOthers'));
    const named = KEYS.filter((key) => form[key] !== undefined);
    if (named.length === 0) throw badRequest(serverText('missingParameter', { name: KEYS.join(', ') }));
    const row = await trx
      .selectFrom('sys_tenant')
      .selectAll()
      .where('id', '=', user.tenantId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const after = Object.fromEntries(named.map((key) => [COLUMNS[key], stored(key, form[key])]));
    const before = Object.fromEntries(named.map((key) => [COLUMNS[key], row[COLUMNS[key]]]));
    await trx
      .updateTable('sys_tenant')
      .set({ ...after, update_by: user.username, update_time: new Date() })
      .where('id', '=', user.tenantId)
      .execute();
    await auditChange(trx, user, [{ table: 'sys_tenant', id: user.tenantId, before, after }]);
  });
