import type { ColumnSchema, PageSchema } from '../../../generated/page.ts';
import type { LocaleSchema } from '../../../generated/locale.ts';
import { part, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { nameOfAction } from '../../compiled/actions.ts';
import { LOCALE_KINDS } from '../inherit/localisePage.ts';
import { optionsAsWritten } from '../../columnKinds/writtenForms.ts';
import { fieldSetsOf } from '../../compiled/writtenFields.ts';

const columnsByName = (page: PageSchema): ReadonlyMap<string, ColumnSchema> =>
  new Map([
    ...(page.columns ?? []).map((column) => [column.key, column] as const),
    ...(page.details ?? []).flatMap(({ key, columns }) =>
      columns.map((column) => [`${key}.${column.key}`, column] as const),
    ),
  ]);

/** Locale keys that belong to dictionaries, reports and the menu. */
const OTHERS = ['items', 'params', 'entries', 'rights'] as const;

type Names = Readonly<Record<(typeof LOCALE_KINDS)[number], readonly string[]>>;

function namesOf(page: PageSchema, columns: ReadonlyMap<string, ColumnSchema>): Names {
  const all = [...columns.keys()];
  const having = (key: string): string[] => all.filter((name) => key in (columns.get(name) ?? {}));
  const actions = (page.list?.actions ?? []).map(nameOfAction);
  return {
    columns: all,
    placeholders: all,
    tips: having('tipsContent'),
    options: having('options'),
    buttons: having('btnText'),
    details: (page.details ?? []).map(({ key }) => key),
    groups: (page.form?.groups ?? []).flatMap((group) => [group, ...fieldSetsOf(group)].map(({ key }) => key)),
    actions,
    confirms: actions,
    tabs: (page.list?.tabs ?? []).map(({ key, title }) => key ?? title),
    rules: [...new Set((page.rules ?? []).map(({ id }) => id))],
    checks: having('validateRules'),
  };
}

/** Checks the option names and the number of messages for the columns that a locale names. */
function checkColumns(locale: LocaleSchema, columns: ReadonlyMap<string, ColumnSchema>): Problem[] {
  const problems: Problem[] = [];
  for (const [name, texts] of Object.entries(locale.options ?? {})) {
    const column = columns.get(name);
    if (!column || !('options' in column) || column.options === undefined) continue;
    const known = optionsAsWritten(column.options).map(({ value }) => value);
    for (const value of Object.keys(texts)) {
      if (known.includes(value)) continue;
      const said = describeProblem('unknown-name.option', { column: name, name: value });
      problems.push({ ...said, path: ['options', name, value], ...didYouMean(value, known) });
    }
  }
  for (const [name, messages] of Object.entries(locale.checks ?? {})) {
    const count = columns.get(name)?.validateRules?.length ?? messages.length;
    if (messages.length <= count) continue;
    const said = describeProblem('wrong-count.checks', { column: name, rules: count, messages: messages.length });
    problems.push({ ...said, path: ['checks', name] });
  }
  return problems;
}

/** Checks the names in a locale against its page, including inherited parts. */
export function checkLocale(locale: LocaleSchema, page: PageSchema): Problem[] {
  const columns = columnsByName(page);
  const names = namesOf(page, columns);
  const unknown = LOCALE_KINDS.flatMap((kind) =>
    Object.keys(locale[kind] ?? {}).flatMap((name): Problem[] => {
      if (names[kind].includes(name)) return [];
      return [
        {
          ...describeProblem('unknown-name.ofPage', { kind, name }),
          path: [kind, name],
          ...didYouMean(name, names[kind]),
        },
      ];
    }),
  );
  const misplaced = OTHERS.filter((key) => locale[key] !== undefined).map((key) => ({
    ...describeProblem('misplaced-key.locale', { what: part('part.aPage'), key }),
    path: [key],
  }));
  return [...misplaced, ...unknown, ...checkColumns(locale, columns)];
}
