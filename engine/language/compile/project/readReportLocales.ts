import type { CompiledReport, CompiledReportColumn } from '../../compiled/compiledReport.ts';
import type { LocaleSchema } from '../../../generated/locale.ts';
import { part, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { misplaced, readNamedLocales, unknownLocaleNames } from './namedLocales.ts';
import type { NamedLocales } from './namedLocales.ts';
import type { Reading } from './reading.ts';
import type { ReadReports } from './readReports.ts';

const REPORT_PATH = /^locales\/([a-z]{2}-[A-Z]{2})\/reports\/([^/]+)\.json$/;

/** Reports values of `replace_val` that a locale names but the report does not have. */
const unknownOptions = (locale: LocaleSchema, columns: readonly CompiledReportColumn[]): readonly Problem[] =>
  Object.entries(locale.options ?? {}).flatMap(([column, texts]) => {
    const known = (columns.find(({ key }) => key === column)?.options ?? []).map(({ value }) => value);
    return Object.keys(texts)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        ...describeProblem('unknown-name.option', { column, name }),
        path: ['options', column, name],
        ...didYouMean(name, known),
      }));
  });

function checkReportLocale(locale: LocaleSchema, { columns, params }: CompiledReport): readonly Problem[] {
  const keys = columns.map(({ key }) => key);
  const names = params.map(({ name }) => name);
  const groups = columns.flatMap(({ groupTitle }) => groupTitle ?? []);
  return [
    ...misplaced(locale, ['title', 'columns', 'options', 'groups', 'params'], part('part.aReport')),
    ...unknownLocaleNames(locale, 'columns', keys),
    ...unknownLocaleNames(locale, 'params', names),
    ...unknownLocaleNames(locale, 'groups', groups),
    ...unknownOptions(locale, columns),
  ];
}

/** Reads the texts of popup reports in other languages. */
export const readReportLocales = (reading: Reading, { reports, broken }: ReadReports): NamedLocales =>
  readNamedLocales(reading, REPORT_PATH, {
    known: reports,
    broken,
    check: checkReportLocale,
    unknown: (name) => describeProblem('unknown-report.ofLocale', { name }),
  });

type Texts = Readonly<Record<string, string>>;

const said = (texts: Texts | undefined, name: string, written: string): string =>
  texts !== undefined && Object.hasOwn(texts, name) ? (texts[name] ?? written) : written;

function localiseColumn(column: CompiledReportColumn, locale: LocaleSchema): CompiledReportColumn {
  const { key, title, groupTitle, options } = column;
  const texts = locale.options?.[key];
  return {
    ...column,
    title: said(locale.columns, key, title),
    groupTitle: groupTitle === undefined ? undefined : said(locale.groups, groupTitle, groupTitle),
    options: options?.map(({ value, text }) => ({ value, text: said(texts, value, text) })),
  };
}

/** Returns a report with its texts in another language; texts missing in the locale stay unchanged. */
export const localiseReport = (report: CompiledReport, locale: LocaleSchema): CompiledReport => ({
  ...report,
  title: locale.title ?? report.title,
  columns: report.columns.map((column) => localiseColumn(column, locale)),
  params: report.params.map((param) => ({ ...param, title: said(locale.params, param.name, param.title) })),
});
