import { zhCN } from './zh-CN.ts';

export type TextKey = keyof typeof zhCN;

export type TextParameters = Readonly<Record<string, string | number | boolean | null>>;

/** `{name}` is replaced; a name that was not given stays as it is, so that the gap is seen. */
export const fillText = (text: string, parameters: TextParameters = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? String(parameters[name] ?? '') : whole,
  );

/** A text of the shell's catalogue. */
export const t = (key: TextKey, parameters?: TextParameters): string => fillText(zhCN[key], parameters);
