import { nameOfAction } from '../../compiled/actions.ts';
import type {
  DetailSchema,
  FormSchema,
  HeaderSchema,
  ListSchema,
  OmitSchema,
  PageSchema,
} from '../../../generated/page.ts';
import { present } from '../../../core/present.ts';
import { describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { fieldsWithout } from '../../compiled/writtenFields.ts';
import { didYouMean } from '../../../text/suggestions.ts';

/** A page without the parts that an extending page omits. */
export interface OmittedPage {
  readonly page: PageSchema;
  /** Returns the index of an item before others were removed. */
  readonly indexOf: (item: object, index: number) => number;
}

/** Returns the names of everything that can be omitted, by the keys of `omit`. */
function namesOf(base: PageSchema): Readonly<Record<keyof OmitSchema, readonly string[]>> {
  const details = base.details ?? [];
  return {
    columns: [
      ...(base.columns ?? []).map(({ key }) => key),
      ...details.flatMap(({ key, columns }) => columns.map((column) => `${key}.${column.key}`)),
    ],
    details: details.map(({ key }) => key),
    rules: [...new Set((base.rules ?? []).map(({ id }) => id))],
    groups: (base.form?.groups ?? []).map(({ key }) => key),
    actions: (base.list?.actions ?? []).map(nameOfAction),
    query: (base.list?.query ?? []).map(({ column }) => column),
  };
}

const KINDS = ['columns', 'details', 'rules', 'groups', 'actions', 'query'] as const;

/** Reports names in `omit` that the extended page does not have. */
export function checkOmit(omit: OmitSchema | undefined, base: PageSchema): Problem[] {
  if (omit === undefined) return [];
  const names = namesOf(base);
  return KINDS.flatMap((kind) =>
    (omit[kind] ?? []).flatMap((name, index): Problem[] => {
      if (names[kind].includes(name)) return [];
      const said = describeProblem('unknown-name.omit', { kind, name });
      return [{ ...said, path: ['omit', kind, index], ...didYouMean(name, names[kind]) }];
    }),
  );
}

type Keeps = (name: string) => boolean;

const keeper = (omitted: readonly string[] | undefined): Keeps => {
  const names = new Set(omitted);
  return (name) => !names.has(name);
};

const listWithout = (list: ListSchema, omit: OmitSchema, keepsColumn: Keeps): ListSchema => {
  const keepsQuery = keeper(omit.query);
  const keepsDetail = keeper(omit.details);
  const keepsAction = keeper(omit.actions);
  const keepsItem = (column: string): boolean =>
    keepsColumn(column) && keepsQuery(column) && keepsDetail(column.includes('.') ? (column.split('.')[0] ?? '') : '');
  return present({
    ...list,
    columns: list.columns.filter(keepsColumn),
    sort: list.sort?.filter(({ column }) => keepsColumn(column)),
    query: list.query?.filter(({ column }) => keepsItem(column)),
    actions: list.actions?.filter((action) => keepsAction(nameOfAction(action))),
    search: list.search?.filter(keepsColumn),
    due: list.due !== undefined && keepsColumn(list.due) ? list.due : undefined,
    totals: list.totals?.filter(({ column, per = column }) => keepsColumn(column) && keepsColumn(per)),
  });
};

/** Stores the original index of items that are kept or rebuilt. */
class Places {
  readonly #places = new WeakMap<object, number>();

  note<T extends object>(items: readonly T[]): readonly T[] {
    for (const [index, item] of items.entries()) this.#places.set(item, index);
    return items;
  }

  /** Gives `made` the index of `item`. */
  move<T extends object>(item: object, made: T): T {
    this.#places.set(made, this.of(item, 0));
    return made;
  }

  of(item: object, index: number): number {
    return this.#places.get(item) ?? index;
  }
}

/** Returns the steps without removed groups and omitted details; empty steps are removed. */
function stepsWithout({ steps, groups }: FormSchema, kept: readonly { key: string }[], keepsDetail: Keeps) {
  const left = new Set(kept.map(({ key }) => key));
  const gone = new Set(groups.flatMap(({ key }) => (left.has(key) ? [] : [key])));
  return steps
    ?.map((step) =>
      present({ groups: step.groups?.filter((key) => !gone.has(key)), tabs: step.tabs?.filter(keepsDetail) }),
    )
    .filter((step) => (step.groups?.length ?? 0) + (step.tabs?.length ?? 0) > 0);
}

const headerWithout = (header: HeaderSchema, keepsColumn: Keeps, keepsDetail: Keeps): HeaderSchema => {
  const kept = (key: string | undefined): string | undefined =>
    key !== undefined && keepsColumn(key) ? key : undefined;
  const totals = header.totals?.filter((name) => keepsColumn(name) && keepsDetail(name.split('.')[0] ?? ''));
  return present({ ...header, number: kept(header.number), customer: kept(header.customer), totals });
};

/** Removes pairs that name a removed column; without details there is no cockpit. */
function cockpitWithout({ cockpit, tabs = [] }: FormSchema, keepsColumn: Keeps, keepsDetail: Keeps) {
  if (cockpit === undefined || !tabs.some(({ detail }) => keepsDetail(detail))) return undefined;
  const ribbon = cockpit.ribbon?.filter(
    ({ head = '', lines }) => keepsColumn(head) && keepsColumn(lines) && keepsDetail(lines.split('.')[0] ?? ''),
  );
  return present({ ribbon });
}

function formWithout(form: FormSchema, omit: OmitSchema, places: Places): FormSchema {
  const [keepsColumn, keepsGroup, keepsDetail] = [keeper(omit.columns), keeper(omit.groups), keeper(omit.details)];
  const groups = places
    .note(form.groups)
    .filter(({ key }) => keepsGroup(key))
    .map((group) => places.move(group, { ...group, fields: fieldsWithout(group.fields, keepsColumn) }))
    .filter(({ fields }) => fields.length > 0);
  const tabs = form.tabs?.filter(({ detail }) => keepsDetail(detail));
  const header = form.header && headerWithout(form.header, keepsColumn, keepsDetail);
  const cockpit = cockpitWithout(form, keepsColumn, keepsDetail);
  return present({ ...form, groups, tabs, header, cockpit, steps: stepsWithout(form, groups, keepsDetail) });
}

function detailsWithout(details: readonly DetailSchema[], omit: OmitSchema, places: Places): DetailSchema[] {
  const [keepsColumn, keepsDetail] = [keeper(omit.columns), keeper(omit.details)];
  return places
    .note(details)
    .filter(({ key }) => keepsDetail(key))
    .map((detail) => {
      const columns = places.note(detail.columns).filter(({ key }) => keepsColumn(`${detail.key}.${key}`));
      return places.move(detail, { ...detail, columns });
    });
}

function partsWithout(base: PageSchema, omit: OmitSchema): Pick<PageSchema, 'resource' | 'copy'> {
  const [keepsColumn, keepsDetail] = [keeper(omit.columns), keeper(omit.details)];
  const { resource, copy } = base;
  const sets = (written: readonly string[][] | undefined) => written?.filter((keys) => keys.every(keepsColumn));
  const [unique, index] = [sets(resource?.unique), sets(resource?.index)];
  return present({
    resource: resource && present({ ...resource, unique, index }),
    copy:
      copy &&
      present({
        omit: copy.omit?.filter(keepsColumn),
        details: copy.details?.filter(keepsDetail),
        confirm: copy.confirm?.filter((name) => keepsColumn(name) && keepsDetail(name.split('.')[0] ?? '')),
      }),
  });
}

/**
 * Returns the extended page without what `omit` names. Lists of names (groups, list, query, tabs, copy, unique) lose
 * the names too; rules and expressions do not: one that reads a removed part is a problem and must be omitted or
 * rewritten.
 */
export function omitFrom(base: PageSchema, omit: OmitSchema | undefined): OmittedPage {
  if (omit === undefined) return { page: base, indexOf: (_, index) => index };
  const places = new Places();
  const [keepsColumn, keepsRule] = [keeper(omit.columns), keeper(omit.rules)];
  places.note(base.list?.actions ?? []);
  const page: PageSchema = present({
    ...base,
    ...partsWithout(base, omit),
    columns: places.note(base.columns ?? []).filter(({ key }) => keepsColumn(key)),
    details: detailsWithout(base.details ?? [], omit, places),
    rules: places.note(base.rules ?? []).filter(({ id }) => keepsRule(id)),
    list: base.list && listWithout(base.list, omit, keepsColumn),
    form: base.form && formWithout(base.form, omit, places),
  });
  return { page, indexOf: (item, index) => places.of(item, index) };
}
