import type { ColumnKind } from './columnKind.ts';
import { TEXT } from './text.ts';
import { listOf, sorterOf } from './writtenForms.ts';

/** Text that is typed or copied from a row of a report. */
const popup: ColumnKind<'popup'> = {
  ...TEXT,
  isChosen: true,
  maxLength: ({ multi }) => (multi === true ? 2000 : 255),
  keys: (column, { params }) => {
    const multi = column.multi ?? column.fieldExtendJson?.multiSelect ?? false;
    return {
      popup: {
        code: column.popupCode,
        orgFields: listOf(column.orgFields),
        destFields: listOf(column.destFields),
        param: params(['param'], column.param),
        sorter: sorterOf(column.sorter),
        multi,
      },
      multiple: multi,
      allowInput: column.allowInput ?? true,
    };
  },
};

export const popups = { popup };
