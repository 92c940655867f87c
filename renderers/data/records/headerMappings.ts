import type { PageDocument } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import type { Preferences } from '../../kit/ports/ports.ts';

/** Column keys by plain header text; blank: the column of the sheet is left out. */
export type UserHeads = Readonly<Record<string, string>>;

/** Column choices that a user made for sheet headers that were not recognized. */
export interface HeaderMappings {
  read(): UserHeads;
  /** `head` in the form that `plainTitle` returns. */
  keep(head: string, key: string): void;
}

/** Maximum that the server accepts in one call. */
const MAX_HEADS = 300;
/** Number of partners whose sheets are remembered; the least recently used one is dropped. */
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

/** Puts the newest entry last. Integer-like keys would break that order, so stored names have a prefix. */
const put = <T>(source: Readonly<Record<string, T>>, name: string, value: T): Readonly<Record<string, T>> => {
  const { [name]: _before, ...others } = source;
  return { ...others, [name]: value };
};

const OWN = 'own';
const partnerName = (value: string): string => (value === '' ? OWN : `of ${value}`);

/**
 * Header mappings of one place, a page or one of its details: `crm/customer/contacts`. The choices for the sheets of
 * one partner, the value of the page's `pasteMemoryKey`, take precedence over the latest choices for any partner.
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

/**
 * Header mappings of a detail of an open record: of the partner that the record currently names, when its page defines
 * the column for it.
 */
export function mappingsOfDetail(
  document: Pick<PageDocument, 'page' | 'values'>,
  detail: string,
  preferences: Preferences | undefined,
): HeaderMappings {
  const { id, pasteMemoryKey = '' } = document.page;
  return headerMappings(preferences, `${id}/${detail}`, toText(document.values()[pasteMemoryKey]));
}
