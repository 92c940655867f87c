import { isDecimalText, type DictionarySchema, type ValueType } from '../../../engine/index.ts';
import { parseTabSeparated, type TabSeparated } from './tabSeparated.ts';

/** One file of a dictionary's `import` and the columns to read from it. */
export type CodeFilePlan = NonNullable<DictionarySchema['import']>[number];

/** A row of `sys_code_item`, without its dictionary code. */
export interface CodeItem {
  readonly value: string;
  readonly text: string;
  /** Texts in other languages, by language. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Search words in addition to value and text. */
  readonly search: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface CodeFile {
  readonly items: readonly CodeItem[];
  /** `hs8.tsv:17 …`: rows that cannot be imported. If there are any, nothing of the dictionary is imported. */
  readonly problems: readonly string[];
}

const MAX_CODE_LENGTH = 100;
const MAX_TEXT_LENGTH = 1000;
const MAX_PROBLEMS = 20;

type AttributeTypes = ReadonlyMap<string, ValueType>;

type WordsPlan = NonNullable<CodeFilePlan['words']>[number];

/** Words from a further file, keyed by the name that both files contain, in lower case. */
export interface NamedWords {
  /** Column of the imported file that contains the name. */
  readonly of: string;
  readonly words: ReadonlyMap<string, readonly string[]>;
}

const wantedColumns = (plan: CodeFilePlan): readonly string[] => [
  ...new Set([
    plan.value,
    plan.text,
    ...Object.values(plan.attributes ?? {}),
    ...Object.values(plan.texts ?? {}),
    ...(plan.search ?? []),
    ...(plan.words ?? []).map(({ of }) => of),
    ...Object.keys(plan.where ?? {}),
  ]),
];

/** Reports the required columns that the file lacks, and lists the columns that it has. */
const columnProblems = (file: string, wanted: readonly string[], table: TabSeparated): readonly string[] =>
  wanted
    .filter((name) => !table.columns.includes(name))
    .map((name) => `${file}:1 no column "${name}"; the file has: ${table.columns.join(', ')}`);

/** Reads the words of a further file and reports its problems. */
export function readWordsFile(text: string, plan: WordsPlan): NamedWords & { readonly problems: readonly string[] } {
  const table = parseTabSeparated(text);
  const words = new Map<string, readonly string[]>();
  const problems = columnProblems(plan.file, [plan.word, ...plan.name], table);
  if (problems.length > 0) return { of: plan.of, words, problems };
  for (const { cells } of table.rows) {
    const cell = (column: string): string => (cells[table.columns.indexOf(column)] ?? '').trim();
    const name = plan.name.map(cell).join(', ').toLowerCase();
    const word = cell(plan.word);
    if (word !== '') words.set(name, [...(words.get(name) ?? []), word]);
  }
  return { of: plan.of, words, problems };
}

const IS_OF_TYPE: Readonly<Record<ValueType, (text: string) => boolean>> = {
  text: () => true,
  decimal: isDecimalText,
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text),
  boolean: (text) => text === 'true' || text === 'false',
};

const readAttributes = (
  plan: CodeFilePlan,
  cell: (column: string) => string,
  types: AttributeTypes,
): { readonly attributes: Record<string, string>; readonly problem?: string } => {
  const attributes: Record<string, string> = {};
  for (const [name, column] of Object.entries(plan.attributes ?? {})) {
    const text = cell(column);
    if (text === '') continue;
    const type = types.get(name) ?? 'text';
    if (!IS_OF_TYPE[type](text)) return { attributes, problem: `column "${column}": "${text}" is no ${type}` };
    attributes[name] = text;
  }
  return { attributes };
};

const readTexts = (plan: CodeFilePlan, cell: (column: string) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(plan.texts ?? {}).flatMap(([language, column]) =>
      cell(column) === '' ? [] : [[language, cell(column)]],
    ),
  );

/** Input from outside the file: types of the attributes, and words of further files. */
interface CodeFileContext {
  readonly types: AttributeTypes;
  readonly named: readonly NamedWords[];
}

/** Parses the rows of one file as the dictionary's `import` specifies. */
export const readCodeFile = (text: string, plan: CodeFilePlan, { types, named }: CodeFileContext): CodeFile => {
  const table = parseTabSeparated(text);
  const missing = columnProblems(plan.file, wantedColumns(plan), table);
  if (missing.length > 0) return { items: [], problems: missing };
  const problems: string[] = [];
  const items: CodeItem[] = [];
  const mayHoldNul = text.includes('\0');
  for (const { line, cells } of table.rows) {
    const say = (what: string): number => problems.push(`${plan.file}:${line} ${what}`);
    const cell = (column: string): string => cells[table.columns.indexOf(column)] ?? '';
    if (Object.entries(plan.where ?? {}).some(([column, wanted]) => cell(column) !== wanted)) continue;
    const { attributes, problem } = readAttributes(plan, cell, types);
    const item = {
      value: cell(plan.value),
      text: cell(plan.text),
      texts: readTexts(plan, cell),
      search: [
        ...(plan.search ?? []).map(cell),
        ...named.flatMap(({ of, words }) => words.get(cell(of).toLowerCase()) ?? []),
      ]
        .filter((word) => word !== '')
        .join(' '),
      attributes,
    };
    if (cells.length > table.columns.length) say(`${cells.length} cells under ${table.columns.length} columns`);
    else if (item.value === '') say(`column "${plan.value}" is blank`);
    else if (item.value.length > MAX_CODE_LENGTH)
      say(`column "${plan.value}" is longer than ${MAX_CODE_LENGTH} characters`);
    else if ([item.text, ...Object.values(item.texts)].some((one) => one.length > MAX_TEXT_LENGTH))
      say(`column "${plan.text}" is longer than ${MAX_TEXT_LENGTH} characters`);
    else if (mayHoldNul && cells.some((one) => one.includes('\0'))) say('holds a NUL character');
    else if (problem !== undefined) say(problem);
    else items.push(item);
    if (problems.length >= MAX_PROBLEMS) return { items: [], problems: [...problems, `${plan.file} …`] };
  }
  return { items, problems };
};
