import { ColorEdit } from '../columns/color/ColorEdit.tsx';
import { ColorView } from '../columns/color/ColorView.tsx';
import { IconEdit } from '../columns/icon/IconEdit.tsx';
import { IconView } from '../columns/icon/IconView.tsx';
import { CodeTextEdit } from '../columns/code/CodeTextEdit.tsx';
import { LongTextView } from '../columns/code/LongTextView.tsx';
import { JsonEdit } from '../columns/json/JsonEdit.tsx';
import { MarkdownEdit } from '../columns/markdown/MarkdownEdit.tsx';
import { UmeditorEdit } from '../columns/umeditor/UmeditorEdit.tsx';
import { PasswordEdit } from '../columns/password/PasswordEdit.tsx';
import { PasswordView } from '../columns/password/PasswordView.tsx';
import { TagsEdit } from '../columns/tags/TagsEdit.tsx';
import { TagsView } from '../columns/tags/TagsView.tsx';
import { ProgressEdit } from '../columns/progress/ProgressEdit.tsx';
import { ProgressView } from '../columns/progress/ProgressView.tsx';
import { SlotEdit } from '../columns/slot/SlotEdit.tsx';
import { CheckboxEdit } from '../columns/checkbox/CheckboxEdit.tsx';
import { CronEdit } from '../columns/cron/CronEdit.tsx';
import { CronView } from '../columns/cron/CronView.tsx';
import { MomentEdit } from '../columns/moment/MomentEdit.tsx';
import { MomentView, WeekView } from '../columns/moment/MomentView.tsx';
import { InputEdit } from '../columns/input/InputEdit.tsx';
import { InputView } from '../columns/input/InputView.tsx';
import { InputNumberEdit } from '../columns/inputNumber/InputNumberEdit.tsx';
import { InputNumberView } from '../columns/inputNumber/InputNumberView.tsx';
import { InputPopEdit } from '../columns/input_pop/InputPopEdit.tsx';
import { NormalEdit } from '../columns/normal/NormalEdit.tsx';
import { NormalView } from '../columns/normal/NormalView.tsx';
import { TreeText, TreeView } from '../columns/tree/TreeView.tsx';
import { FilesEdit } from '../fileFields/FilesEdit.tsx';
import { FilesView } from '../fileFields/FilesView.tsx';
import { PickEdit } from '../pickers/PickEdit.tsx';
import { PickView } from '../pickers/PickView.tsx';
import { PopupEdit } from '../popup/PopupEdit.tsx';
import { PopupView } from '../popup/PopupView.tsx';
import { TextareaEdit, TextareaRead } from '../columns/textarea/TextareaEdit.tsx';
import { TextareaView } from '../columns/textarea/TextareaView.tsx';
import type { Registry, Widget } from '../inputs/widget.ts';
import { DictView, FlagView, SeveralView } from '../columns/DictView.tsx';
import { SeveralEdit } from '../columns/list_multi/SeveralEdit.tsx';
import { AutocompleteEdit } from '../columns/autocomplete/AutocompleteEdit.tsx';
import { ScrolledSearchEdit, SelSearchEdit } from '../columns/sel_search/SelSearchEdit.tsx';
import { CheckboxGroupEdit } from '../columns/checkbox_meta/CheckboxGroupEdit.tsx';
import { RadioEdit } from '../columns/radio/RadioEdit.tsx';
import { SwitchEdit } from '../columns/switch/SwitchEdit.tsx';
import { SelectEdit } from '../columns/select/SelectEdit.tsx';
import { lateField } from '../columns/lateField.tsx';

const FILES: Widget = { Edit: FilesEdit, View: FilesView, Read: FilesEdit };
const list: Widget = { Edit: SelectEdit, View: DictView };
const severalList: Widget = { Edit: SeveralEdit, View: SeveralView };
const area = lateField(async () => (await import('../columns/pca/AreaField.tsx')).AreaField, {
  View: TreeView,
  Text: TreeText,
});
const tree = lateField(async () => (await import('../columns/tree/TreeEdit.tsx')).TreeEdit, {
  View: TreeView,
  Text: TreeText,
});
const picked: Widget = { Edit: PickEdit, View: PickView };

const Nothing = (): null => null;

/** The widgets of this version. A shell may hand in another value of the same type. */
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
