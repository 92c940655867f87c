import { says } from '../problems.ts';
import { textChecks } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import { convertText } from './paste/convertText.ts';

/** What all types share that keep a text; those of other families begin with it. */
export const TEXT = {
  valueType: 'text',
  order: 'text',
  wire: 'text',
  query: { control: 'input', rule: 'like' },
  checks: textChecks,
  paste: convertText,
} as const satisfies ColumnKind;

type Written = 'input' | 'textarea' | 'input_pop' | 'slot' | 'normal' | 'hidden';

/** Most characters of a text, and of a code. */
export const SHORT = { ...TEXT, maxLength: () => 255 } as const;

/** Colours are of tags; the other texts have none. */
const PLAIN = {
  ...SHORT,
  keys: ({ key, type, setTagColor }, { complain }) => {
    if (setTagColor !== undefined) complain(['setTagColor'], says('misplaced-key.tagColor', { key, type }));
    return {};
  },
} as const satisfies ColumnKind<Written>;

const LONG = { ...PLAIN, series: 'counters', maxLength: () => 1000 } as const;

export const typedTexts: { readonly [T in Written | 'tags']: ColumnKind<T> } = {
  input: { ...PLAIN, series: 'counters' },
  textarea: LONG,
  input_pop: LONG,
  tags: { ...SHORT, keys: ({ setTagColor }) => ({ setTagColor }) },
  slot: PLAIN,
  normal: { ...PLAIN, staff: 'read' },
  hidden: { ...PLAIN, staff: 'none' },
};
