import { isDictExpression, readDictExpression, type CompiledDictionary } from '../../../engine/index.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

const CODE = /^[\w.-]{1,100}$/;
const MAX_EXPRESSION = 1000;

/** Decodes once more: some clients encode the condition of an expression twice. */
export const decodedAgain = (code: string): string => {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
};

/** A code whose commas are still encoded was encoded twice as a whole. */
export const onceDecoded = (code: string): string => (/%2c/i.test(code) ? decodedAgain(code) : code);

/** `table where condition,text,value` → `table,text,value,condition` (contract §2.1). */
const conditionLast = (code: string): string =>
  code.replace(/^(\w+)\s+where\s+([^,]+),([^,]+),([^,]+)$/i, '$1,$3,$4,$2');

export type FindByCode = (code: string) => CompiledDictionary | undefined;

/**
 * Finds a registered dictionary. Throws the error of the contract for a code or expression that no schema registers.
 */
export const findRegistered = (find: FindByCode, code: string): CompiledDictionary => {
  if (code.trim() === '') throw businessFailure(serverText('dictCodeEmpty'));
  if (!isDictExpression(code)) {
    if (!CODE.test(code)) throw businessFailure(serverText('dictCodeMalformed'));
    const dictionary = find(code);
    if (dictionary === undefined) throw businessFailure(serverText('dictUnknown', { code }));
    return dictionary;
  }
  const expression = code.length > MAX_EXPRESSION ? undefined : readDictExpression(code);
  if (expression === undefined) throw businessFailure(serverText('dictCodeMalformed'));
  const dictionary = find(conditionLast(code)) ?? find(conditionLast(decodedAgain(code)));
  if (dictionary === undefined) throw businessFailure(serverText('dictUnregistered', { table: expression.table }));
  return dictionary;
};

/** Returns whether a plain code is well formed but unregistered: its list is empty (contract §2.2). */
export const isUnknownCode = (find: FindByCode, code: string): boolean =>
  CODE.test(code) && !isDictExpression(code) && find(code) === undefined;
