import type { ColumnKind } from './columnKind.ts';
import { refused } from './paste/conversion.ts';
import { TEXT } from './text.ts';

/** Placeholder for a stored secret, which is never returned; when sent back it means that nothing has changed. */
export const SECRET_MASK = '••••••••';

/** Write-only text. */
const password: ColumnKind<'password'> = {
  ...TEXT,
  isSecret: true,
  maxLength: () => 64,
  keys: ({ strength = true }) => ({ strength }),
  paste: () => refused('pickOnly'),
};

export const secrets = { password };
