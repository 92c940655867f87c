import { halfWidth } from '../../language/columnKinds/paste/halfWidth.ts';
import { hasUnseen, normalizeText } from '../../language/columnKinds/texts/normalText.ts';

/** The text that a cell of a sheet means. */
export interface SheetText {
  readonly text: string;
  /** What was taken away: the apostrophe by which a sheet or an office system says that it is text, or unseen characters. */
  readonly reason?: 'textMark' | 'unseen';
}

/** `'0123`: one apostrophe, in front. A closing one makes it a quotation. */
const TEXT_MARK = /^'[^']+$/;
/** `'s-Hertogenbosch`, `'t Hooft`: letters are left out, as Dutch names do. */
const ELISION = /^'[a-z]{1,2}[\s-]/;

/** Reads the text of a cell, in the normal form of texts. */
export function sheetText(written: string): SheetText {
  const text = normalizeText(written);
  const line = text.trim();
  if (TEXT_MARK.test(line) && !ELISION.test(line)) return { text: line.slice(1), reason: 'textMark' };
  return hasUnseen(written) ? { text, reason: 'unseen' } : { text };
}

/** What a sheet shows where a number or a day does not fit its column. */
const TOO_NARROW = /^#{3,}$/;

export const isTooNarrow = (text: string): boolean => TOO_NARROW.test(text);

/** Errors of Excel, WPS, LibreOffice and Google Sheets, in the languages in which they are translated. */
const SHEET_ERRORS: ReadonlySet<string> = new Set(
  `#N/A #REF! #VALUE! #DIV/0! #NAME? #NULL! #NUM! #SPILL! #CALC! #GETTING_DATA #FIELD! #BLOCKED! #CONNECT! #UNKNOWN!
  #BUSY! #EXTERNAL! #PYTHON! #TIMEOUT! #ERROR! #MACRO?
  #NV #BEZUG! #WERT! #ZAHL! #ÜBERLAUF!
  #VALEUR! #NOM? #NUL! #NOMBRE! #PROPAGATION!
  #¡REF! #¡VALOR! #¡DIV/0! #¿NOMBRE? #¡NULO! #¡NUM! #N/D #¡DESBORDAMIENTO!
  #RIF! #VALORE! #NOME? #NULLO! #VALOR! #NÚM! #NULO! #DESPEJAR!
  #N/B #VERW! #WAARDE! #DEEL/0! #NAAM? #LEEG! #GETAL!
  #Н/Д #ССЫЛКА! #ЗНАЧ! #ДЕЛ/0! #ИМЯ? #ПУСТО! #ЧИСЛО! #ПЕРЕНОС!
  #N/D! #ADR! #ARG! #DZIEL/0! #NAZWA? #ZERO! #LICZBA!
  #YOK #BAŞV! #DEĞER! #SAYI/0! #AD? #BOŞ! #SAYI!`.split(/\s+/),
);
/** `Err:502`, `错误:502`: LibreOffice counts its errors. */
const NUMBERED_ERROR = /^(?:ERR|错误|錯誤|エラー|오류|FEHLER|ERREUR):\d{3}$/;

/** Whether a sheet shows an error rather than a value. */
export function isSheetError(text: string): boolean {
  const shown = halfWidth(text.trim()).toUpperCase();
  return isTooNarrow(shown) || SHEET_ERRORS.has(shown) || NUMBERED_ERROR.test(shown);
}
