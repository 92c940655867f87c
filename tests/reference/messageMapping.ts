import type { Values, WireRecord } from '../../engine/index.ts';
import mapping from '../../schemas/messages/declaration.json' with { type: 'json' };
import type { Message, SampleDeclaration } from './referenceData.ts';

const DATES = new Set(mapping.dates);

const toDate = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

type Names = Readonly<Record<string, string>>;

interface Section {
  readonly element?: string;
  readonly item?: string;
  readonly rows?: string;
  readonly fields: Names;
}

const SECTIONS: readonly Section[] = mapping.sections;

const HEAD: Names = Object.assign({}, ...SECTIONS.filter(({ rows }) => rows === undefined).map(({ fields }) => fields));

function take(message: Message, names: Names): Values {
  const values: Values = {};
  for (const [field, key] of Object.entries(names)) {
    const raw = message[field];
    if (raw === undefined || raw === '') continue;
    values[key] = DATES.has(field) ? toDate(String(raw)) : String(raw);
  }
  return values;
}

/** The samples use `name` for the name of a document; in messages it belongs to the file. */
const named = (item: Message): Message => (item['name'] === undefined ? item : { ...item, EdocCopId: item['name'] });

const listsOf = ({ DecLists, DecContainers, DecLicenseDocus, EdocRealation }: SampleDeclaration) =>
  new Map<string, readonly Message[]>(Object.entries({ DecLists, DecContainers, DecLicenseDocus, EdocRealation }));

/** Converts a sample message to a record of the declaration pages; each of its fields has a column there. */
export const recordOfMessage = (sample: SampleDeclaration): WireRecord => ({
  ...take(sample.DecHead, HEAD),
  ...Object.fromEntries(
    SECTIONS.flatMap(({ element, item, rows, fields }) =>
      rows === undefined
        ? []
        : [[rows, (listsOf(sample).get(element ?? item ?? '') ?? []).map((one) => take(named(one), fields))]],
    ),
  ),
});
