/** Languages of pages; schema files are in Chinese, translations are in schemas/locales. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const;

export type Language = (typeof LANGUAGES)[number];
