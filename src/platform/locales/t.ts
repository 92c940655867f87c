import { filledText } from '../../../engine/index.ts';
import { spoken } from './spoken.ts';
import { catalogueOf } from './texts.ts';
import type { ShellTexts } from './zh-CN.ts';

export type ShellTextKey = keyof ShellTexts;

export type TextParameters = Readonly<Record<string, string | number | boolean | null>>;

/** Replaces `{name}`; a placeholder without a value stays, so that the gap is visible. */
export const fillText = (text: string, parameters: TextParameters = {}): string =>
  filledText(text, 'brace', (name) => (Object.hasOwn(parameters, name) ? String(parameters[name] ?? '') : undefined));

/** Returns a text of the shell in the current language. */
export const t = (key: ShellTextKey, parameters?: TextParameters): string =>
  fillText(catalogueOf(spoken.language)[key], parameters);
