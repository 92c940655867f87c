import type { Language } from '../../../engine/index.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';

/** A place that refers to a dictionary. */
export interface DictionaryUse {
  readonly kind: 'page' | 'report';
  /** Id of the page, or code of the report. */
  readonly id: string;
  readonly title: string;
  /** Titles of the columns, prefixed with the table title for details. */
  readonly columns: readonly string[];
}

interface Named {
  readonly title: string;
  readonly dictCode?: string | undefined;
}

const naming = (columns: readonly Named[], code: string, before = ''): readonly string[] =>
  columns.filter(({ dictCode }) => dictCode === code).map(({ title }) => `${before}${title}`);

/**
 * Places that refer to a dictionary: columns, tables and rules of pages, columns of reports. Taken from the compiled
 * schemas.
 */
export function dictionaryUses(
  schemas: Pick<SchemaStore, 'pages' | 'reports' | 'inLanguage'>,
  code: string,
  language: Language,
): readonly DictionaryUse[] {
  const pages = schemas.pages().flatMap((compiled): DictionaryUse[] => {
    const { id, title, columns, details, rules } = schemas.inLanguage(compiled, language);
    const lookedUp = rules.filter(({ lookup }) => Object.values(lookup).some(({ dictCode }) => dictCode === code));
    const places = [
      ...naming(columns, code),
      ...details.flatMap((detail) => naming(detail.columns, code, `${detail.title} / `)),
      ...lookedUp.map((rule) => rule.id),
    ];
    return places.length === 0 ? [] : [{ kind: 'page', id, title, columns: [...new Set(places)] }];
  });
  const reports = schemas.reports(language).flatMap(({ code: id, title, columns }): DictionaryUse[] => {
    const places = naming(columns, code);
    return places.length === 0 ? [] : [{ kind: 'report', id, title, columns: [...new Set(places)] }];
  });
  return [...pages, ...reports];
}
