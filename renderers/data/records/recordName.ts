import { isBlank, type PageDocument } from '../../../engine/index.ts';

/** Returns the display name of the record: its value in the first column of the list. */
export const recordName = (document: PageDocument): string | undefined => {
  const [first] = document.page.list.columns;
  const value = first === undefined ? undefined : document.values()[first.key];
  return isBlank(value) ? undefined : String(value);
};
