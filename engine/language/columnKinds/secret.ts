import type { ColumnKind } from './columnKind.ts';
import { refused } from './paste/conversion.ts';
import { TEXT } from './text.ts';

/** What is stored is never told: this stands for it, and sent back it says that nothing has changed. */
export const SECRET_MASK = '••••••••';

/** Written and never read again. */
const password: ColumnKind<'password'> = {
  ...TEXT,
  isSecret: true,
  maxLength: () => 64,
  keys: ({ strength = true }) => ({ strength }),
  paste: () => refused('pickOnly'),
};

export const secrets = { password };
