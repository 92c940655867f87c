import type { CellCheck } from '../../compiled/compiledPage.ts';
import type { Value } from '../../../core/values.ts';
import { wordsOf } from '../../../text/words/words.ts';
import type { ChecksContext, ColumnInput } from './columnInput.ts';
import { fillMessage } from './messages.ts';
import { hasAtMost } from './textLength.ts';

export const derived = (id: string, message: string, test: CellCheck['test']): CellCheck => ({
  id,
  at: 'save',
  message,
  test,
});

/** PostgreSQL text columns cannot store NUL. */
const isText = (value: Value): boolean => typeof value === 'string' && !value.includes('\0');

export const textChecks = (column: ColumnInput, { language }: ChecksContext): readonly CellCheck[] => {
  const words = wordsOf(language);
  const type = derived('type', fillMessage(words.notText, column), isText);
  const { maxLength } = column;
  if (maxLength === undefined) return [type];
  const message = fillMessage(words.maxLength, column, { limit: maxLength });
  return [type, derived('maxLength', message, (value) => typeof value === 'string' && hasAtMost(value, maxLength))];
};

type IsAllowed = (value: Value, allowed: ReadonlySet<Value>, column: ColumnInput) => boolean;

/** Creates checks that restrict a value to the options, if the page knows them. */
export const optionChecks =
  (isAllowed: IsAllowed) =>
  (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => {
    const { options, language } = context;
    const checks = textChecks(column, context);
    if (options === undefined) return checks;
    const allowed = new Set<Value>(options.map(({ value }) => value));
    const message = fillMessage(wordsOf(language).notOption, column);
    return [...checks, derived('option', message, (value) => isAllowed(value, allowed, column))];
  };

export const oneOptionChecks = optionChecks((value, allowed) => allowed.has(value));
