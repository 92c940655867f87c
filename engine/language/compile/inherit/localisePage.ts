import { nameOfAction } from '../../compiled/actions.ts';
import type {
  ActionSchema,
  ColumnSchema,
  DetailSchema,
  GroupSchema,
  ListTabSchema,
  PageSchema,
} from '../../../generated/page.ts';
import type { LocaleSchema } from '../../../generated/locale.ts';
import { isFieldSet } from '../../compiled/writtenFields.ts';
import { present } from '../../../core/present.ts';
import { optionsAsWritten } from '../../columnKinds/writtenForms.ts';

type Texts = Readonly<Record<string, string>>;

const textOf = (texts: Texts | undefined, name: string): string | undefined =>
  texts && Object.hasOwn(texts, name) ? texts[name] : undefined;

/** Kinds of page texts that a locale can translate. */
export const LOCALE_KINDS = [
  'columns',
  'placeholders',
  'tips',
  'options',
  'buttons',
  'details',
  'groups',
  'actions',
  'confirms',
  'tabs',
  'rules',
  'checks',
] as const;

/** Merges two locales; own texts override those of the extended page. */
export const mergeLocales = (own: LocaleSchema | undefined, base: LocaleSchema | undefined): LocaleSchema => {
  const merged: LocaleSchema = { ...base, ...own };
  for (const kind of LOCALE_KINDS)
    if (own?.[kind] && base?.[kind]) Object.assign(merged, { [kind]: { ...base[kind], ...own[kind] } });
  return merged;
};

function optionsIn(
  column: ColumnSchema,
  texts: Texts | undefined,
): Partial<Pick<ColumnSchema & { options: unknown }, 'options'>> {
  if (texts === undefined || !('options' in column) || column.options === undefined) return {};
  const options = optionsAsWritten(column.options).map((option) =>
    present({ ...option, text: textOf(texts, option.value) ?? option.text }),
  );
  return { options };
}

function localiseColumn(column: ColumnSchema, name: string, locale: LocaleSchema): ColumnSchema {
  const title = textOf(locale.columns, name);
  const placeholder = textOf(locale.placeholders, name);
  const tipsContent = textOf(locale.tips, name);
  const btnText = textOf(locale.buttons, name);
  const messages = locale.checks?.[name];
  const validateRules = column.validateRules?.map((rule, index) => {
    const message = messages?.[index];
    return typeof message === 'string' ? { ...rule, message } : rule;
  });
  const localised = {
    ...column,
    ...present({ title, placeholder, tipsContent, btnText, validateRules }),
    ...optionsIn(column, locale.options?.[name]),
  };
  return localised as ColumnSchema;
}

const localiseDetail = (detail: DetailSchema, locale: LocaleSchema): DetailSchema => ({
  ...detail,
  title: textOf(locale.details, detail.key) ?? detail.title,
  columns: detail.columns.map((column) => localiseColumn(column, `${detail.key}.${column.key}`, locale)),
});

/** Translates title and confirmation of an action; this includes the default title of buttons without one. */
function localiseAction(action: ActionSchema, locale: LocaleSchema): ActionSchema {
  const name = nameOfAction(action);
  const texts = present({ title: textOf(locale.actions, name), confirm: textOf(locale.confirms, name) });
  return { ...action, ...texts };
}

/** Translates a tab. Its key is the same in every language: a tab without a key uses the page's title as key. */
const localiseTab = (tab: ListTabSchema, locale: LocaleSchema): ListTabSchema => {
  const key = tab.key ?? tab.title;
  return { ...tab, key, title: textOf(locale.tabs, key) ?? tab.title };
};

const localiseGroup = (group: GroupSchema, { groups }: LocaleSchema): GroupSchema => ({
  ...group,
  title: textOf(groups, group.key) ?? group.title,
  fields: group.fields.map((written) =>
    isFieldSet(written) ? { ...written, title: textOf(groups, written.key) ?? written.title } : written,
  ),
});

/** Returns the page with its texts in another language; texts missing in the locale stay unchanged. */
export function localisePage(page: PageSchema, locale: LocaleSchema): PageSchema {
  const { columns, details, rules, list, form } = page;
  return present({
    ...page,
    title: locale.title ?? page.title,
    columns: columns?.map((column) => localiseColumn(column, column.key, locale)),
    details: details?.map((detail) => localiseDetail(detail, locale)),
    rules: rules?.map((rule) => ({ ...rule, message: textOf(locale.rules, rule.id) ?? rule.message })),
    list:
      list &&
      present({
        ...list,
        actions: list.actions?.map((each) => localiseAction(each, locale)),
        tabs: list.tabs?.map((tab) => localiseTab(tab, locale)),
      }),
    form: form && {
      ...form,
      groups: form.groups.map((group) => localiseGroup(group, locale)),
    },
  });
}
