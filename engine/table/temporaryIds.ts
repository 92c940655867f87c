const PREFIX = '_tid-';
const session = `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 6).toString(36)}`;
let counter = 0;

/** An id for a row that the server has not stored yet; no two alike, also across reloads that restore drafts. */
export const createTemporaryId = (): string => `${PREFIX}${session}-${(counter += 1).toString(36)}`;

/** Ids of new rows never travel to the server. */
export const isTemporaryId = (id: unknown): boolean => typeof id === 'string' && id.startsWith(PREFIX);
