const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/** `2026-11-05` → `20261105`; what is no day stays as it is. */
export const toMessageDate = (text: string): string => text.replace(DAY, '$1$2$3');

/** `20261105` → `2026-11-05`; what is no day stays as it is. */
export const fromMessageDate = (text: string): string => text.replace(COMPACT, '$1-$2-$3');
