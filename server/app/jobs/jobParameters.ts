import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { JOB_HANDLERS, type JobHandler } from './jobHandlers.ts';

const objectIn = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const read: unknown = text.trim() === '' ? {} : JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the handler of a function name; refuses an unknown one with the list of known names. */
export const handlerOf = (name: string): JobHandler => {
  const handler = JOB_HANDLERS.get(name);
  if (handler === undefined)
    throw businessFailure(serverText('unknownJobHandler', { name, known: [...JOB_HANDLERS.keys()].join(', ') }));
  return handler;
};

/** Clients whose form has keys and values send numbers as strings. */
const numberIn = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value;

/** `{"days": 30}` → all numbers of the handler; refuses other parameters with the list of accepted ones. */
export const numbersIn = (name: string, text: string): Readonly<Record<string, number>> => {
  const { numbers } = handlerOf(name);
  const keys = Object.keys(numbers);
  const said = objectIn(text);
  if (said !== undefined && Object.keys(said).length > 0 && keys.length === 0)
    throw businessFailure(serverText('noJobParameters', { name }));
  if (said === undefined || Object.keys(said).some((key) => !keys.includes(key)))
    throw businessFailure(serverText('badJobParameter', { name, keys: keys.join(', ') || '{}' }));
  return Object.fromEntries(
    Object.entries(numbers).map(([key, { min, max, fallback }]) => {
      const value = numberIn(said[key] ?? fallback);
      if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
        throw businessFailure(serverText('badJobNumber', { name, key, min, max }));
      return [key, value];
    }),
  );
};
