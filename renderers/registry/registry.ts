import { checkboxWidget } from '../widgets/checkbox/checkbox.ts';
import { dateWidget } from '../widgets/date/date.ts';
import { hiddenWidget } from '../widgets/hidden/hidden.ts';
import { inputWidget } from '../widgets/input/input.ts';
import { inputNumberWidget } from '../widgets/inputNumber/inputNumber.ts';
import { inputPopWidget } from '../widgets/input_pop/inputPop.ts';
import { normalWidget } from '../widgets/normal/normal.ts';
import { laterWidgets } from '../widgets/placeholder/laterWidgets.ts';
import { popupWidget } from '../popup/popup.ts';
import { selSearchWidget } from '../widgets/sel_search/selSearch.ts';
import { selectWidget } from '../widgets/select/select.ts';
import { textareaWidget } from '../widgets/textarea/textarea.ts';
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
