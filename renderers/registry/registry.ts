import { checkboxWidget } from '../columns/checkbox/checkbox.ts';
import { dateWidget } from '../columns/date/date.ts';
import { hiddenWidget } from '../columns/hidden/hidden.ts';
import { inputWidget } from '../columns/input/input.ts';
import { inputNumberWidget } from '../columns/inputNumber/inputNumber.ts';
import { inputPopWidget } from '../columns/input_pop/inputPop.ts';
import { normalWidget } from '../columns/normal/normal.ts';
import { laterWidgets } from '../columns/placeholder/laterWidgets.ts';
import { popupWidget } from '../popup/popup.ts';
import { selSearchWidget } from '../columns/sel_search/selSearch.ts';
import { selectWidget } from '../columns/select/select.ts';
import { textareaWidget } from '../columns/textarea/textarea.ts';
import type { Registry } from '../inputs/widget.ts';

/** The widgets of this version. A shell may hand in another value of the same type. */
export const registry: Registry = {
  ...laterWidgets,
  input: inputWidget,
  inputNumber: inputNumberWidget,
  textarea: textareaWidget,
  input_pop: inputPopWidget,
  checkbox: checkboxWidget,
  select: selectWidget,
  sel_search: selSearchWidget,
  date: dateWidget,
  hidden: hiddenWidget,
  normal: normalWidget,
  popup: popupWidget,
};
