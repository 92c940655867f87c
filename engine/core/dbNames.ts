/** `customMaster` → `custom_master`; no two keys give the same name, since keys hold no underscore. A name in snake case stays. */
export const toDbColumn = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
