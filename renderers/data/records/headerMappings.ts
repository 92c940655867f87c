import type { PageDocument } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { Preferences } from '../../kit/ports/ports.ts';

/** Keys of columns by plain heads; blank: the head is left out. */
export type UserHeads = Readonly<Record<string, string>>;

/** What a user chose for heads of sheets that nobody knew. */
export interface HeaderMappings {
  read(): UserHeads;
  /** `head` as `plainTitle` has it. */
  keep(head: string, key: string): void;
}

/** What the server takes of one call. */
const MAX_HEADS = 300;
/** Partners whose sheets are remembered; the one that was not used longest goes. */
const MAX_PARTNERS = 50;

type Partners = Readonly<Record<string, UserHeads>>;

const isRecord = (source: unknown): source is Readonly<Record<string, unknown>> =>
  typeof source === 'object' && source !== null && !Array.isArray(source);

const toHeads = (source: unknown): UserHeads =>
  isRecord(source)
    ? Object.fromEntries(
        Object.entries(source).flatMap(([head, key]) => (typeof key === 'string' ? [[head, key]] : [])),
      )
    : {};

const last = <T>(source: Readonly<Record<string, T>>, most: number): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(source).slice(-most));

/** The newest stands last; a name that was numbers alone would not, so names are kept behind a mark. */
const put = <T>(source: Readonly<Record<string, T>>, name: string, value: T): Readonly<Record<string, T>> => {
  const { [name]: _before, ...others } = source;
  return { ...others, [name]: value };
};

const OWN = 'own';
const partnerName = (value: string): string => (value === '' ? OWN : `of ${value}`);

/**
 * The heads of one place, a page or a detail of it: `crm/customer/contacts`. What was chosen for the sheets of one partner,
 * the value of the page's `pasteMemoryKey`, stands over what was chosen last for any.
 */
export function headerMappings(preferences: Preferences | undefined, place: string, partner = ''): HeaderMappings {
  const name = `heads:${place}`;
  const stored = (): Partners => {
    const source = preferences?.get(name);
    return isRecord(source)
      ? Object.fromEntries(Object.entries(source).map(([of, heads]) => [of, toHeads(heads)]))
      : {};
  };
  return {
    read: () => {
      const of = stored();
      return { ...of[OWN], ...of[partnerName(partner)] };
    },
    keep: (head, key) => {
      let of = stored();
      for (const one of new Set([partnerName(partner), OWN]))
        of = put(of, one, last(put(of[one] ?? {}, head, key), MAX_HEADS));
      preferences?.set(name, last(of, MAX_PARTNERS + 1));
    },
  };
}

/** Those of a detail of an open record: of the partner that the record names now, where its page says by which column. */
export function mappingsOfDetail(
  document: Pick<PageDocument, 'page' | 'values'>,
  detail: string,
  preferences: Preferences | undefined,
): HeaderMappings {
  const { id, pasteMemoryKey = '' } = document.page;
  return headerMappings(preferences, `${id}/${detail}`, toText(document.values()[pasteMemoryKey]));
}
