import { halfWidth } from '../../language/columnKinds/paste/halfWidth.ts';
import { hasUnseen, normalizeText } from '../../language/columnKinds/texts/normalText.ts';

/** The text of a sheet's cell. */
export interface SheetText {
  readonly text: string;
  /** What was removed: the apostrophe with which a sheet or an office system marks text, or invisible characters. */
  readonly reason?: 'textMark' | 'unseen';
}

/** `'0123`: one leading apostrophe. With a closing one it is a quotation. */
const TEXT_MARK = /^'[^']+$/;
/** `'s-Hertogenbosch`, `'t Hooft`: elisions in Dutch names. */
const ELISION = /^'[a-z]{1,2}[\s-]/;

/** Reads and normalizes the text of a cell. */
export function sheetText(written: string): SheetText {
  const text = normalizeText(written);
  const line = text.trim();
  if (TEXT_MARK.test(line) && !ELISION.test(line)) return { text: line.slice(1), reason: 'textMark' };
  return hasUnseen(written) ? { text, reason: 'unseen' } : { text };
}

/** What a sheet shows if a number or a date does not fit its column. */
const TOO_NARROW = /^#{3,}$/;

export const isTooNarrow = (text: string): boolean => TOO_NARROW.test(text);

/** Errors of Excel, WPS, LibreOffice and Google Sheets, in the languages that translate them. */
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
/** `Err:502`, `错误:502`: LibreOffice numbers its errors. */
const NUMBERED_ERROR = /^(?:ERR|错误|錯誤|エラー|오류|FEHLER|ERREUR):\d{3}$/;

/** Whether a sheet shows an error instead of a value. */
export function isSheetError(text: string): boolean {
  const shown = halfWidth(text.trim()).toUpperCase();
  return isTooNarrow(shown) || SHEET_ERRORS.has(shown) || NUMBERED_ERROR.test(shown);
}
