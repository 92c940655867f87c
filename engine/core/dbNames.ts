/**
 * `customMaster` → `custom_master`; different keys give different names, since keys have no underscores. A name in
 * snake case stays.
 */
export const toDbColumn = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
