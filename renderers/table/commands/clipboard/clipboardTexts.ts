import { OWN_TYPE } from './ownCells.ts';

/** Content of a clipboard by kind; '' for missing kinds. */
export interface ClipboardTexts {
  readonly own: string;
  readonly html: string;
  readonly plain: string;
}

/** Reads the clipboard; call it within the event: afterwards the browser denies access. */
export const textsOf = (data: DataTransfer): ClipboardTexts => ({
  own: data.getData(OWN_TYPE),
  html: data.getData('text/html'),
  plain: data.getData('text/plain'),
});
