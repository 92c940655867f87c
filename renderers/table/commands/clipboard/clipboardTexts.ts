import { OWN_TYPE } from './ownCells.ts';

/** What a clipboard has of each kind; '' of those that it has not. */
export interface ClipboardTexts {
  readonly own: string;
  readonly html: string;
  readonly plain: string;
}

/** To be asked for within the event: behind it the browser gives nothing away. */
export const textsOf = (data: DataTransfer): ClipboardTexts => ({
  own: data.getData(OWN_TYPE),
  html: data.getData('text/html'),
  plain: data.getData('text/plain'),
});
