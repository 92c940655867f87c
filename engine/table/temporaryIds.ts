const PREFIX = '_tid-';
const session = `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 6).toString(36)}`;
let counter = 0;

/** Returns an id for a row that the server has not stored yet; unique, also across reloads that restore drafts. */
export const createTemporaryId = (): string => `${PREFIX}${session}-${(counter += 1).toString(36)}`;

/** Ids of new rows are never sent to the server. */
export const isTemporaryId = (id: unknown): boolean => typeof id === 'string' && id.startsWith(PREFIX);
