import type { CompiledColumn, CompiledPopup } from '../compiledPage.ts';
import type { CompiledUpload } from '../compiledUpload.ts';
import type { ColumnSchema, FileColumn, FlagColumn, PeopleColumn, PopupColumn } from '../generated/page.ts';
import { checkPopup } from './checkPopup.ts';
import type { ColumnPlace } from './columnPlace.ts';
import { hints, says } from '../problems.ts';
import { complain } from './pageCompilation.ts';
import type { PageCompilation } from './pageCompilation.ts';
import { paramsAt } from './params.ts';
import { listOf, sorterOf } from '../columnKinds/writtenForms.ts';

type Of<T> = ColumnPlace & { readonly column: T };

const PICKED = {
  sel_user: { store: 'username', text: 'realname', fields: ['id', 'username', 'realname', 'phone', 'orgCode'] },
  sel_depart: { store: 'id', text: 'departName', fields: ['id', 'orgCode', 'departName'] },
} as const;

/** W3.3-4, W3.3-5: which field is kept and which is shown. */
function pickerKeys(compilation: PageCompilation, place: Of<PeopleColumn>): Partial<CompiledColumn> {
  const { column, path } = place;
  const extended = column.fieldExtendJson ?? {};
  const { fields, ...defaults } = PICKED[column.type];
  for (const key of ['store', 'text'] as const) {
    const name = extended[key];
    if (name === undefined || fields.some((field) => field === name)) continue;
    complain(compilation, [...path, 'fieldExtendJson'], {
      ...says('unknown-field.ofPicker', { type: column.type, name }),
      ...hints('oneOf', { names: fields }),
    });
  }
  const picker = { store: extended.store ?? defaults.store, text: extended.text ?? defaults.text };
  return { picker, multiple: column.multi ?? extended.multiSelect ?? true };
}

function uploadKeys({ column }: Of<FileColumn>): Partial<CompiledColumn> {
  const extended = column.fieldExtendJson ?? {};
  const uploadnum = extended.uploadnum === undefined ? undefined : Number(extended.uploadnum);
  const multi = column.multi ?? extended.multiSelect;
  const number = column.number ?? uploadnum ?? (multi === false || (column.type === 'upload' && !multi) ? 1 : 0);
  const upload: CompiledUpload = {
    ...(column.action === undefined ? {} : { action: column.action }),
    token: column.token ?? true,
    data: Object.fromEntries(Object.entries(column.data ?? {}).map(([name, value]) => [name, String(value)])),
    responseName: column.responseName ?? 'message',
    number: multi === false ? 1 : number,
    allowDownload: column.allowDownload ?? true,
    allowRemove: column.allowRemove ?? true,
    ...(column.btnText === undefined ? {} : { btnText: column.btnText }),
  };
  return { upload, multiple: upload.number !== 1 };
}

const DEFAULT_FLAG = ['Y', 'N'] as const;

function flagKeys(compilation: PageCompilation, { column, path }: Of<FlagColumn>): Partial<CompiledColumn> {
  const [checked = DEFAULT_FLAG[0], unchecked = DEFAULT_FLAG[1]] = listOf(column.customValue);
  if (checked === unchecked) {
    complain(compilation, [...path, 'customValue'], says('duplicate-value.flag', { value: checked }));
  }
  if (column.defaultValue !== undefined && column.defaultChecked !== undefined) {
    complain(compilation, [...path, 'defaultChecked'], says('ambiguous-default'));
  }
  return {
    customValue: [checked, unchecked],
    defaultValue: column.defaultValue ?? (column.defaultChecked === true ? checked : unchecked),
  };
}

function popupKeys(compilation: PageCompilation, place: Of<PopupColumn>): Partial<CompiledColumn> {
  const { column, path } = place;
  const extended = column.fieldExtendJson ?? {};
  const popup: CompiledPopup = {
    code: column.popupCode,
    orgFields: listOf(column.orgFields),
    destFields: listOf(column.destFields),
    param: paramsAt(compilation, { ...place, path: [...path, 'param'] }, column.param),
    sorter: sorterOf(column.sorter),
    multi: column.multi ?? extended.multiSelect ?? false,
  };
  checkPopup(compilation, place, popup);
  return { popup, multiple: popup.multi, allowInput: column.allowInput ?? true };
}

/** What a column of some types has besides, normalised: lists are lists, JSON text is read, defaults are filled in. */
export function columnSettings(compilation: PageCompilation, place: ColumnPlace): Partial<CompiledColumn> {
  const column: ColumnSchema = place.column;
  switch (column.type) {
    case 'select':
    case 'select-search':
    case 'radio':
      return {
        allowInput: column.allowInput ?? false,
        allowSearch: column.allowSearch ?? column.type === 'select-search',
      };
    case 'list_multi':
    case 'select-multiple':
    case 'checkbox_meta':
      return { multiple: true, allowInput: column.allowInput ?? false, allowSearch: column.allowSearch ?? true };
    case 'sel_search':
    case 'sel_search_async':
    case 'autocomplete':
      return { allowInput: column.allowInput ?? column.type === 'autocomplete' };
    case 'sel_user':
    case 'sel_depart':
      return pickerKeys(compilation, { ...place, column });
    case 'checkbox':
      return flagKeys(compilation, { ...place, column });
    case 'upload':
    case 'file':
    case 'image':
      return uploadKeys({ ...place, column });
    case 'popup':
      return popupKeys(compilation, { ...place, column });
    case 'date':
    case 'datetime':
    case 'time':
      return column.format === undefined ? {} : { format: column.format };
    default:
      return {};
  }
}
