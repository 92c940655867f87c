import type { ExpressionContext, Scope, ValueType } from '../../../../engine/index.ts';

const fields = (types: Readonly<Record<string, ValueType>>): ReadonlyMap<string, ValueType> =>
  new Map(Object.entries(types));

/** A small declaration: the names that its expressions may use. */
export const context: ExpressionContext = {
  values: fields({
    feeMark: 'text',
    customMaster: 'text',
    note: 'text',
    grossWet: 'decimal',
    netWt: 'decimal',
    ieDate: 'date',
    arrivalDate: 'date',
    isChecked: 'boolean',
    isSealed: 'boolean',
  }),
  details: new Map([['goods', fields({ gQty: 'decimal', tradeCurr: 'text', madeOn: 'date', isDutiable: 'boolean' })]]),
  row: fields({ gQty: 'decimal', declPrice: 'decimal', declTotal: 'decimal', codeTs: 'text', firstUnit: 'text' }),
  record: fields({ status: 'text' }),
  lookups: new Map([['hs', fields({ unit1: 'text', unit2: 'text', rate: 'decimal' })]]),
};

/** No values. */
export const blankScope: Scope = {
  values: {},
  details: {},
  user: { id: '7', username: 'clerk', realname: '制单员', orgCode: 'A01A01', roles: ['clerk', 'auditor'] },
};

/** With values; some fields are blank, in each form that a blank can have. */
export const scope: Scope = {
  ...blankScope,
  values: {
    feeMark: '1',
    customMaster: '5300',
    note: '',
    grossWet: '7140.00',
    netWt: null,
    ieDate: '2026-11-05',
    isChecked: true,
    isSealed: false,
  },
  details: {
    goods: [
      { gQty: '300', tradeCurr: 'USD', madeOn: '2026-10-01', isDutiable: true },
      { gQty: '', tradeCurr: 'USD', madeOn: null },
      { gQty: '300.0', tradeCurr: 'EUR', madeOn: '2026-09-30', isDutiable: false },
      { gQty: 'abc', tradeCurr: null },
    ],
  },
  row: { gQty: '300', declPrice: '86.5000', declTotal: '25950.00', codeTs: '8712003000' },
  record: { status: 'draft' },
  lookup: { hs: { unit1: '003', unit2: null, rate: '0.13' } },
};
