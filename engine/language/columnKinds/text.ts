import type { CellCheck } from '../compiled/compiledPage.ts';
import { describeProblem } from '../../text/problems.ts';
import { tidyNumber } from './checks/checkDigits.ts';
import type { ChecksContext, ColumnInput } from './checks/columnInput.ts';
import { fillMessage } from './checks/messages.ts';
import { derived, textChecks } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import { set } from './paste/conversion.ts';
import { convertText } from './paste/convertText.ts';
import { halfWidth } from './paste/halfWidth.ts';
import { wordsOf } from '../../text/words/words.ts';

/** Common definition of all types that store text; other families extend it. */
export const TEXT = {
  valueType: 'text',
  order: 'text',
  wire: 'text',
  query: { control: 'input', rule: 'like' },
  checks: textChecks,
  paste: convertText,
} as const satisfies ColumnKind;

type Written = 'input' | 'textarea' | 'input_pop' | 'slot' | 'normal' | 'hidden' | 'color' | 'icon';

/** Text or code of at most 255 characters. */
export const SHORT = { ...TEXT, maxLength: () => 255 } as const;

/** Tag colors belong to `tags`, check digits and fill rules to `input`; the other text types have none of them. */
const PLAIN = {
  ...SHORT,
  keys: ({ key, type, setTagColor, checkDigits, fillRule }, { complain }) => {
    if (setTagColor !== undefined) complain(['setTagColor'], describeProblem('misplaced-key.tagColor', { key, type }));
    if (checkDigits !== undefined && type !== 'input')
      complain(
        ['checkDigits'],
        describeProblem('misplaced-key.ofTypes', { key, type, name: 'checkDigits', types: 'input' }),
      );
    if (fillRule !== undefined && type !== 'input')
      complain(['fillRule'], describeProblem('misplaced-key.ofTypes', { key, type, name: 'fillRule', types: 'input' }));
    return {};
  },
} as const satisfies ColumnKind<Written>;

const LONG = { ...PLAIN, hasLines: true, series: 'counters', maxLength: () => 1000 } as const;

/** Validates the number with the handler that has the name of its `checkDigits`. */
const numberChecks = (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => {
  const { checkDigits } = column;
  const handler = checkDigits === undefined ? undefined : context.handlers?.get(checkDigits);
  if (checkDigits === undefined || handler === undefined) return textChecks(column, context);
  const message = fillMessage(context.language === 'en-US' ? handler.english : handler.message, column);
  return [
    ...textChecks(column, context),
    derived(checkDigits, message, (value) => typeof value === 'string' && handler.test(value)),
  ];
};

const input: ColumnKind<'input'> = {
  ...PLAIN,
  series: 'counters',
  keys: (column, context) => {
    const { key, fillRule, validateRules = [] } = column;
    const typed = (['required', 'defaultValue', 'compute'] as const).filter((name) => column[name] !== undefined);
    if (fillRule !== undefined) {
      for (const name of typed) context.complain([name], describeProblem('misplaced-key.filled', { key, name }));
      validateRules.forEach(({ required }, index) => {
        if (required === true)
          context.complain(
            ['validateRules', index, 'required'],
            describeProblem('misplaced-key.filled', { key, name: 'required' }),
          );
      });
    }
    return { ...PLAIN.keys(column, context), checkDigits: column.checkDigits, fillRule };
  },
  checks: numberChecks,
  paste: (cell, column) => {
    if (column.checkDigits === undefined) return convertText(cell, column);
    const tidy = tidyNumber(cell.text);
    const conversion = convertText({ ...cell, text: tidy }, column);
    return conversion.kind === 'set' && conversion.value === tidy && tidy !== cell.text.trim()
      ? set(tidy, 'halfWidth')
      : conversion;
  },
};

/** Normalises a color: `#ABC`, `1677FF` → `#aabbcc`, `#1677ff`; any other text is only trimmed. */
export function tidyColor(typed: string): string {
  const text = halfWidth(typed.trim()).toLowerCase();
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((letter) => letter + letter)
      .join('')}`;
  return /^#?[0-9a-f]{6}([0-9a-f]{2})?$/.test(text) ? `#${text.replace('#', '')}` : typed.trim();
}

const checkedText =
  (word: 'notColour' | 'notIcon', pattern: RegExp) =>
  (column: ColumnInput, context: ChecksContext): readonly CellCheck[] => [
    ...textChecks(column, context),
    derived(
      'type',
      fillMessage(wordsOf(context.language)[word], column),
      (value) => typeof value === 'string' && pattern.test(value),
    ),
  ];

const color: ColumnKind<'color'> = {
  ...PLAIN,
  query: { control: 'color', rule: 'eq' },
  maxLength: () => 9,
  checks: checkedText('notColour', /^#[0-9a-f]{6}([0-9a-f]{2})?$/),
  paste: (cell, column) => convertText({ ...cell, text: tidyColor(cell.text) }, column),
};

const icon: ColumnKind<'icon'> = {
  ...PLAIN,
  isChosen: true,
  query: { control: 'icon', rule: 'eq' },
  maxLength: () => 60,
  checks: checkedText('notIcon', /^[A-Z][A-Za-z0-9]*(Outlined|Filled|TwoTone)$/),
};

export const typedTexts: { readonly [T in Written | 'tags']: ColumnKind<T> } = {
  input,
  textarea: LONG,
  input_pop: LONG,
  tags: { ...SHORT, keys: ({ setTagColor }) => ({ setTagColor }) },
  slot: PLAIN,
  normal: { ...PLAIN, staff: 'read' },
  hidden: { ...PLAIN, staff: 'none' },
  color,
  icon,
};
