import mapping from '../../schemas/messages/declaration.json' with { type: 'json' };
import type { Values, WireRecord } from '../../engine/index.ts';
import type { SampleDeclaration } from './referenceData.ts';

/** Message dates are `yyyyMMdd`, ours `YYYY-MM-DD`. */
const DATE_FIELDS = new Set(['IEDate']);

const toDate = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

function take(message: Readonly<Record<string, string | number>>, names: Readonly<Record<string, string>>): Values {
  const values: Values = {};
  for (const [field, key] of Object.entries(names)) {
    const raw = message[field];
    if (raw === undefined || raw === '') continue;
    values[key] = DATE_FIELDS.has(field) ? toDate(String(raw)) : String(raw);
  }
  return values;
}

/** A sample message as a record of the declaration pages; fields that the page does not hold are left out. */
export const recordOfMessage = (sample: SampleDeclaration): WireRecord => ({
  ...take(sample.DecHead, { ...mapping.DecHead, ...mapping.DecFreeTxt }),
  bgdGoodsList: sample.DecLists.map((line) => take(line, mapping.DecLists)),
});
