import type { CellCheck, CompiledColumn, CompiledEditor } from '../compiled/compiledPage.ts';
import type { EditorColumn } from '../../generated/page.ts';
import { describeProblem } from '../../text/problems.ts';
import { fillWords, wordsOf } from '../../text/words/words.ts';
import type { ChecksContext, ColumnInput } from './checks/columnInput.ts';
import { jsonFaults, jsonOf } from './checks/jsonFaults.ts';
import { fillMessage } from './checks/messages.ts';
import { derived, textChecks } from './checks/textChecks.ts';
import type { ColumnKind, KeysContext } from './columnKind.ts';
import { TEXT } from './text.ts';

/** Maximum number of characters if the page sets none. */
const MOST = 20_000;

type EditorType = EditorColumn['type'];

const LANGUAGES: { readonly [T in EditorType]: CompiledEditor['language'] } = {
  code: 'text',
  json: 'json',
  markdown: 'markdown',
  umeditor: 'html',
};

/** Keys that only one of the types has. */
const OF_ONE = { language: 'code', jsonSchema: 'json' } as const satisfies Partial<Record<string, EditorType>>;

const editorKeys = (column: EditorColumn, { complain }: KeysContext): Partial<CompiledColumn> => {
  const { key, type } = column;
  for (const name of ['language', 'jsonSchema'] as const)
    if (column[name] !== undefined && type !== OF_ONE[name])
      complain([name], describeProblem('misplaced-key.ofTypes', { key, type, name, types: OF_ONE[name] }));
  return {
    editor: {
      language: column.language ?? LANGUAGES[type],
      lineNumbers: column.lineNumbers ?? (type === 'code' || type === 'json'),
      height: column.height ?? (type === 'umeditor' ? 320 : 240),
    },
    jsonSchema: column.jsonSchema,
  };
};

const jsonChecks = (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => {
  const { jsonSchema = {} } = column;
  const words = wordsOf(context.language);
  return [
    ...textChecks(column, context),
    derived(
      'type',
      fillMessage(words.notJson, column),
      (value) => typeof value === 'string' && jsonOf(value) !== undefined,
    ),
    derived('jsonSchema', fillMessage(words.jsonFaults, column), (value) => {
      const read = jsonOf(String(value));
      return read === undefined || jsonFaults(read.value, jsonSchema).length === 0;
    }),
  ];
};

/** Describes a JSON fault in words. */
export const jsonFaultText = (
  { kind, due }: ReturnType<typeof jsonFaults>[number],
  language: ChecksContext['language'],
): string => fillWords(wordsOf(language)[`json.${kind}`], { due });

/** Pasted text keeps its line breaks and the indentation of its lines. */
const LONG = {
  ...TEXT,
  hasLines: true,
  maxLength: () => MOST,
  keys: editorKeys,
  paste: ({ text }: { readonly text: string }) => ({ kind: 'set', value: text }) as const,
} as const satisfies ColumnKind<EditorType>;

export const editors: { readonly [T in EditorType]: ColumnKind<T> } = {
  code: LONG,
  json: { ...LONG, checks: jsonChecks },
  markdown: LONG,
  umeditor: LONG,
};
