import { fillWords, wordsOf } from '../../../engine/text/words/words.ts';
import { kindOf, type CellCheck, type CompiledColumn, type Values } from '../../../engine/index.ts';

const requiredMessage = (key: string, { type = 'input', title = key, language }: Partial<CompiledColumn>): string => {
  const { required: typed, requiredChoice } = wordsOf(language);
  return fillWords(kindOf(type).isChosen === true ? requiredChoice : typed, { title });
};

/** A column as the compiler creates it, with default properties. */
export const columnOf = (key: string, overrides: Partial<CompiledColumn> = {}): CompiledColumn => ({
  key,
  title: key,
  type: 'input',
  traits: kindOf(overrides.type ?? 'input'),
  valueType: 'text',
  width: 120,
  placeholder: '',
  requiredMessage: requiredMessage(key, overrides),
  checks: [],
  visible: true,
  disabled: false,
  required: false,
  whenDisabled: 'keep',
  statistics: [],
  dbColumn: key,
  ...overrides,
});

export const required: CellCheck = {
  id: 'required',
  at: 'submit',
  message: 'required',
  test: (value) => value !== null && value !== '',
};

export const unique: CellCheck = { id: 'unique', at: 'save', message: 'unique', test: () => true };

export const digits: CellCheck = {
  id: 'pattern',
  at: 'save',
  message: 'digits',
  test: (value) => /^\d+$/.test(String(value)),
};

export const short: CellCheck = {
  id: 'maxLength',
  at: 'submit',
  message: 'short',
  test: (value) => String(value).length <= 2,
};

export const rowsOf = (count: number, make: (index: number) => Values): Values[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, ...make(index) }));
