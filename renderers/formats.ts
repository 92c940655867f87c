import { isBlank, type Value } from '../engine/index.ts';

/** `'1234567.50'` → `1,234,567.50`: text in, text out, no digit is touched (W9-8). Anything that is no decimal comes back as it is. */
export function withThousands(text: string): string {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(text);
  if (!match) return text;
  const [, sign = '', integer = '', fraction = ''] = match;
  return sign + integer.replaceAll(/\B(?=(\d{3})+$)/g, ',') + fraction;
}

/** What was typed or pasted into a number field as plain decimal text: separators, blanks and full-width digits undone, no needless zeros in front. */
export function toDecimalText(typed: string): string {
  const halfWidth = typed.replaceAll(/[０-９．－＋，]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0xfee0),
  );
  const bare = halfWidth.replaceAll(/[\s,]/g, '').replace(/^\+/, '').replace(/\.$/, '');
  return bare.replace(/^(-?)\./, '$10.').replace(/^(-?)0+(?=\d)/, '$1');
}

export const toText = (value: Value | undefined): string => (isBlank(value) ? '' : String(value));
