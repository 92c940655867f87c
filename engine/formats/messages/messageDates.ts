const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/** `2026-11-05` → `20261105`; a text that is not a day is unchanged. */
export const toMessageDate = (text: string): string => text.replace(DAY, '$1$2$3');

/** `20261105` → `2026-11-05`; a text that is not a day is unchanged. */
export const fromMessageDate = (text: string): string => text.replace(COMPACT, '$1-$2-$3');
