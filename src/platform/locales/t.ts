import { filledText } from '../../../engine/index.ts';
import { spoken } from './spoken.ts';
import { catalogueOf } from './texts.ts';
import type { ShellTexts } from './zh-CN.ts';

export type ShellTextKey = keyof ShellTexts;

export type TextParameters = Readonly<Record<string, string | number | boolean | null>>;

/** `{name}` is replaced; a name that was not given stays as it is, so that the gap is seen. */
export const fillText = (text: string, parameters: TextParameters = {}): string =>
  filledText(text, 'brace', (name) => (Object.hasOwn(parameters, name) ? String(parameters[name] ?? '') : undefined));

/** A text of the shell in the language that is spoken now. */
export const t = (key: ShellTextKey, parameters?: TextParameters): string =>
  fillText(catalogueOf(spoken.language)[key], parameters);
