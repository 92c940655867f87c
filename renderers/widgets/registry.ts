import { ColorEdit } from './types/color/ColorEdit.tsx';
import { ColorView } from './types/color/ColorView.tsx';
import { IconEdit } from './types/icon/IconEdit.tsx';
import { IconView } from './types/icon/IconView.tsx';
import { CodeTextEdit } from './types/code/CodeTextEdit.tsx';
import { LongTextView } from './types/code/LongTextView.tsx';
import { JsonEdit } from './types/json/JsonEdit.tsx';
import { MarkdownEdit } from './types/markdown/MarkdownEdit.tsx';
import { UmeditorEdit } from './types/umeditor/UmeditorEdit.tsx';
import { PasswordEdit } from './types/password/PasswordEdit.tsx';
import { PasswordView } from './types/password/PasswordView.tsx';
import { TagsEdit } from './types/tags/TagsEdit.tsx';
import { TagsView } from './types/tags/TagsView.tsx';
import { ProgressEdit } from './types/progress/ProgressEdit.tsx';
import { ProgressView } from './types/progress/ProgressView.tsx';
import { SlotEdit } from './types/slot/SlotEdit.tsx';
import { CheckboxEdit } from './types/checkbox/CheckboxEdit.tsx';
import { CronEdit } from './types/cron/CronEdit.tsx';
import { CronView } from './types/cron/CronView.tsx';
import { MomentEdit } from './types/moment/MomentEdit.tsx';
import { MomentView, WeekView } from './types/moment/MomentView.tsx';
import { InputEdit } from './types/input/InputEdit.tsx';
import { InputView } from './types/input/InputView.tsx';
import { InputNumberEdit } from './types/inputNumber/InputNumberEdit.tsx';
import { InputNumberView } from './types/inputNumber/InputNumberView.tsx';
import { InputPopEdit } from './types/input_pop/InputPopEdit.tsx';
import { NormalEdit } from './types/normal/NormalEdit.tsx';
import { NormalView } from './types/normal/NormalView.tsx';
import { TreeText, TreeView } from './types/tree/TreeView.tsx';
import { FilesEdit } from './files/FilesEdit.tsx';
import { FilesView } from './files/FilesView.tsx';
import { PickEdit } from './pickers/PickEdit.tsx';
import { PickView } from './pickers/PickView.tsx';
import { PopupEdit } from './pickers/PopupEdit.tsx';
import { PopupView } from './pickers/PopupView.tsx';
import { TextareaEdit, TextareaRead } from './types/textarea/TextareaEdit.tsx';
import { TextareaView } from './types/textarea/TextareaView.tsx';
import type { Registry, Widget } from './inputs/widget.ts';
import { DictView, FlagView, SeveralView } from './types/DictView.tsx';
import { SeveralEdit } from './types/list_multi/SeveralEdit.tsx';
import { AutocompleteEdit } from './types/autocomplete/AutocompleteEdit.tsx';
import { ScrolledSearchEdit, SelSearchEdit } from './types/sel_search/SelSearchEdit.tsx';
import { CheckboxGroupEdit } from './types/checkbox_meta/CheckboxGroupEdit.tsx';
import { RadioEdit } from './types/radio/RadioEdit.tsx';
import { SwitchEdit } from './types/switch/SwitchEdit.tsx';
import { SelectEdit } from './types/select/SelectEdit.tsx';
import { lazyField } from './types/lazyField.tsx';

const FILES: Widget = { Edit: FilesEdit, View: FilesView, Read: FilesEdit };
const list: Widget = { Edit: SelectEdit, View: DictView };
const severalList: Widget = { Edit: SeveralEdit, View: SeveralView };
const area = lazyField(async () => (await import('./types/pca/AreaField.tsx')).AreaField, {
  View: TreeView,
  Text: TreeText,
});
const tree = lazyField(async () => (await import('./types/tree/TreeEdit.tsx')).TreeEdit, {
  View: TreeView,
  Text: TreeText,
});
const picked: Widget = { Edit: PickEdit, View: PickView };

const Nothing = (): null => null;

/** The widgets of this version. A shell may pass another value of the same type. */
export const registry: Registry = {
  input: { Edit: InputEdit, View: InputView },
  textarea: { Edit: TextareaEdit, View: TextareaView, Read: TextareaRead },
  input_pop: { Edit: InputPopEdit, View: InputView },
  tags: { Edit: TagsEdit, View: TagsView },
  slot: { Edit: SlotEdit, View: NormalView, Read: SlotEdit },
  normal: { Edit: NormalEdit, View: NormalView },
  hidden: { Edit: Nothing, View: Nothing },
  color: { Edit: ColorEdit, View: ColorView },
  icon: { Edit: IconEdit, View: IconView },
  code: { Edit: CodeTextEdit, View: LongTextView, Read: CodeTextEdit },
  json: { Edit: JsonEdit, View: LongTextView, Read: JsonEdit },
  markdown: { Edit: MarkdownEdit, View: LongTextView, Read: MarkdownEdit },
  umeditor: { Edit: UmeditorEdit, View: LongTextView, Read: UmeditorEdit },
  password: { Edit: PasswordEdit, View: PasswordView },
  inputNumber: { Edit: InputNumberEdit, View: InputNumberView, align: 'end' },
  progress: { Edit: ProgressEdit, View: ProgressView },
  select: list,
  'select-search': list,
  radio: { Edit: RadioEdit, View: DictView },
  list_multi: severalList,
  'select-multiple': severalList,
  checkbox_meta: { Edit: CheckboxGroupEdit, View: SeveralView },
  checkbox: { Edit: CheckboxEdit, View: FlagView },
  switch: { Edit: SwitchEdit, View: FlagView },
  sel_search: { Edit: SelSearchEdit, View: DictView },
  sel_search_async: { Edit: ScrolledSearchEdit, View: DictView },
  autocomplete: { Edit: AutocompleteEdit, View: DictView },
  sel_tree: tree,
  cat_tree: tree,
  pca: area,
  date: { Edit: MomentEdit, View: MomentView, leastWidth: 135 },
  datetime: { Edit: MomentEdit, View: MomentView, leastWidth: 190 },
  time: { Edit: MomentEdit, View: MomentView },
  dateRange: { Edit: MomentEdit, View: MomentView, leastWidth: 190 },
  month: { Edit: MomentEdit, View: MomentView },
  week: { Edit: MomentEdit, View: WeekView },
  cron: { Edit: CronEdit, View: CronView },
  popup: { Edit: PopupEdit, View: PopupView },
  sel_user: picked,
  sel_depart: { ...picked, leastWidth: 190 },
  sel_role: picked,
  sel_position: picked,
  sel_biz: picked,
  upload: FILES,
  file: FILES,
  image: FILES,
};
