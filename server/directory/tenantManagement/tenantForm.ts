import { randomInt } from 'node:crypto';
import { badRequest } from '../../core/base/errors.ts';
import { readTimeSpan } from '../../core/base/instants.ts';
import { serverText } from '../../core/texts/serverText.ts';

const text = (maxLength: number) => ({
  type: ['string', 'null'] as const,
  maxLength,
  pattern: '^[^\\u0000]*$',
});

/** Body of a call that writes a tenant; `id` is a number that the caller may choose for a new one. */
export const TENANT_BODY = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: ['string', 'number', 'null'], pattern: '^([1-9]\\d{0,8})?$', maximum: 999_999_999 },
    name: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' },
    companyLogo: text(1000),
    trade: text(20),
    companySize: text(20),
    companyAddress: text(300),
    houseNumber: text(20),
    position: text(20),
    department: text(20),
    beginDate: text(30),
    endDate: text(30),
    status: { type: ['string', 'number', 'null'], enum: ['0', '1', 0, 1, '', null] },
  },
} as const;

type Text = string | null | undefined;

export interface TenantForm {
  readonly id?: string | number | null;
  readonly name: string;
  readonly companyLogo?: Text;
  readonly trade?: Text;
  readonly companySize?: Text;
  readonly companyAddress?: Text;
  readonly position?: Text;
  readonly department?: Text;
  readonly beginDate?: Text;
  readonly endDate?: Text;
  readonly status?: string | number | null;
}

function instantIn(key: 'beginDate' | 'endDate', said: Text): Date | null {
  if (said === undefined || said === null || said.trim() === '') return null;
  const span = readTimeSpan(said.trim());
  if (span !== undefined) return key === 'beginDate' ? span.from : said.trim().length <= 10 ? span.to : span.from;
  const problem = serverText('tenantDateUnread', { text: said });
  throw badRequest(problem, [{ path: `/${key}`, said: problem }]);
}

const orNull = (said: Text): string | null => (said === undefined || said === null || said === '' ? null : said);

/** Returns the columns that a form sets; a missing field becomes blank. The house number is assigned by the server. */
export function tenantColumns(form: TenantForm) {
  const [begin_date, end_date] = [instantIn('beginDate', form.beginDate), instantIn('endDate', form.endDate)];
  if (begin_date !== null && end_date !== null && end_date <= begin_date) {
    const said = serverText('tenantDates');
    throw badRequest(said, [{ path: '/endDate', said }]);
  }
  return {
    name: form.name.trim(),
    company_logo: orNull(form.companyLogo),
    trade: orNull(form.trade),
    company_size: orNull(form.companySize),
    company_address: orNull(form.companyAddress),
    position: orNull(form.position),
    department: orNull(form.department),
    begin_date,
    end_date,
    status: String(form.status ?? '') === '0' ? 0 : 1,
  };
}

/** Without characters that are confused when read aloud. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const HOUSE_NUMBER_LENGTH = 8;

export const newHouseNumber = (): string =>
  Array.from({ length: HOUSE_NUMBER_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
