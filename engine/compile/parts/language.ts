import type { Language } from '../../languages.ts';

/** The key of things that speak another language than the files. */
export const languageOf = (language: Language | undefined): { readonly language?: Language } =>
  language === undefined || language === 'zh-CN' ? {} : { language };
