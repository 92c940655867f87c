import { isBlank, SECRET_MASK, type CompiledPage, type Values } from '../../../engine/index.ts';
import { hashPassword } from '../../identity/sessions/passwords.ts';

const secretKeys = (page: CompiledPage): readonly string[] =>
  page.columns.filter(({ traits }) => traits.isSecret === true).map(({ key }) => key);

/** A mask in a new record stands for no stored secret: a copied secret is dropped. */
export const withoutMasks = (page: CompiledPage, values: Values): Values => {
  const masked = secretKeys(page).filter((key) => values[key] === SECRET_MASK);
  return masked.length === 0 ? values : { ...values, ...Object.fromEntries(masked.map((key) => [key, null])) };
};

/** Replaces typed secrets with their hash (argon2id), or with the result of `seal`; a mask means unchanged. */
export const withHashes = async (
  page: CompiledPage,
  values: Values,
  seal: (secret: string) => string | null | Promise<string> = hashPassword,
): Promise<Values> => {
  const hashed: Values = {};
  for (const key of secretKeys(page)) {
    const value = values[key];
    if (!isBlank(value) && value !== SECRET_MASK) hashed[key] = await seal(String(value));
  }
  return { ...values, ...hashed };
};
