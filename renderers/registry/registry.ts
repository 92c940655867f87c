import { CheckboxEdit } from '../columns/checkbox/CheckboxEdit.tsx';
import { DateEdit } from '../columns/date/DateEdit.tsx';
import { DateView } from '../columns/date/DateView.tsx';
import { InputEdit } from '../columns/input/InputEdit.tsx';
import { InputView } from '../columns/input/InputView.tsx';
import { InputNumberEdit } from '../columns/inputNumber/InputNumberEdit.tsx';
import { InputNumberView } from '../columns/inputNumber/InputNumberView.tsx';
import { InputPopEdit } from '../columns/input_pop/InputPopEdit.tsx';
import { NormalEdit } from '../columns/normal/NormalEdit.tsx';
import { NormalView } from '../columns/normal/NormalView.tsx';
import { PlaceholderEdit } from '../columns/PlaceholderEdit.tsx';
import { PopupEdit } from '../popup/PopupEdit.tsx';
import { PopupView } from '../popup/PopupView.tsx';
import { SelSearchEdit } from '../columns/sel_search/SelSearchEdit.tsx';
import { SelectEdit } from '../columns/select/SelectEdit.tsx';
import { TextareaEdit } from '../columns/textarea/TextareaEdit.tsx';
import { TextareaView } from '../columns/textarea/TextareaView.tsx';
import type { Registry, Widget } from '../inputs/widget.ts';
import { DictView } from '../columns/DictView.tsx';

/** A type that the page language knows and a later version draws: its name and the value are shown. */
const later: Widget = { Edit: PlaceholderEdit, View: NormalView };

const Nothing = (): null => null;

/** The widgets of this version. A shell may hand in another value of the same type. */
export const registry: Registry = {
  input: { Edit: InputEdit, View: InputView },
  textarea: { Edit: TextareaEdit, View: TextareaView },
  input_pop: { Edit: InputPopEdit, View: InputView },
  tags: later,
  slot: later,
  normal: { Edit: NormalEdit, View: NormalView },
  hidden: { Edit: Nothing, View: Nothing },
  inputNumber: { Edit: InputNumberEdit, View: InputNumberView, align: 'end' },
  progress: later,
  select: { Edit: SelectEdit, View: DictView },
  'select-search': later,
  radio: later,
  list_multi: later,
  'select-multiple': later,
  checkbox_meta: later,
  checkbox: { Edit: CheckboxEdit, View: DictView },
  sel_search: { Edit: SelSearchEdit, View: DictView },
  sel_search_async: later,
  autocomplete: later,
  date: { Edit: DateEdit, View: DateView, leastWidth: 135 },
  datetime: { ...later, leastWidth: 190 },
  time: later,
  popup: { Edit: PopupEdit, View: PopupView },
  sel_user: later,
  sel_depart: { ...later, leastWidth: 190 },
  upload: later,
  file: later,
  image: later,
};
