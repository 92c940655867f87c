/** Languages that pages speak; schema files are Chinese, other words stand in schemas/locales. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const;

export type Language = (typeof LANGUAGES)[number];
