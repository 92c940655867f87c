import { randomBytes } from 'node:crypto';

/** 32 hex digits, the first 12 the time in milliseconds: new ids lie together at the end of an index. */
export const newId = (): string => Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
