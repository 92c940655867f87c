import type { ActionSchema } from '../../generated/page.ts';
import { registeredExtensions } from '../../core/extensions.ts';
import type { Language } from '../../text/catalogue/languages.ts';

export type ActionName = ActionSchema['action'];

/** In the toolbar of the list, in the row of a record, in the bar below its form. */
export type ActionPlace = 'toolbar' | 'row' | 'form';

/** `lead`: the first button, in a row in place of 查看; then those that are `first`, then the `rest`. */
export type ActionPlacement = 'lead' | 'first' | 'rest';

type Texts = Readonly<Record<Language, string>>;

interface ActionKind {
  readonly stands: { readonly [P in ActionPlace]?: ActionPlacement };
  /** What follows the page's prefix in the permission code; null: the action's own id. */
  readonly right: string | null;
  /** Of the button; null: the page says it. */
  readonly title: Texts | null;
  /** Question before it is done, where the page has none of its own. */
  readonly confirm?: Texts;
}

/** What can be done with records. Where several stand the same at a place, they follow the page's order. */
export const ACTIONS = {
  add: { stands: { toolbar: 'lead' }, right: 'add', title: { 'zh-CN': '新增', 'en-US': 'New' } },
  addChild: { stands: { row: 'rest' }, right: 'add', title: { 'zh-CN': '添加下级', 'en-US': 'Add below' } },
  edit: { stands: { row: 'lead' }, right: 'edit', title: { 'zh-CN': '编辑', 'en-US': 'Edit' } },
  delete: {
    stands: { toolbar: 'rest', row: 'rest' },
    right: 'delete',
    title: { 'zh-CN': '删除', 'en-US': 'Delete' },
    confirm: { 'zh-CN': '删除后不能恢复，确认删除？', 'en-US': 'It cannot be restored. Delete?' },
  },
  copy: { stands: { row: 'rest' }, right: 'add', title: { 'zh-CN': '复制', 'en-US': 'Copy' } },
  import: { stands: { toolbar: 'rest' }, right: 'import', title: { 'zh-CN': '导入', 'en-US': 'Import' } },
  export: { stands: { toolbar: 'rest' }, right: 'export', title: { 'zh-CN': '导出', 'en-US': 'Export' } },
  preview: { stands: { row: 'lead' }, right: 'download', title: { 'zh-CN': '预览', 'en-US': 'Preview' } },
  download: { stands: { row: 'first' }, right: 'download', title: { 'zh-CN': '下载', 'en-US': 'Download' } },
  print: {
    stands: { toolbar: 'rest', row: 'rest', form: 'rest' },
    right: 'print',
    title: { 'zh-CN': '打印', 'en-US': 'Print' },
  },
  detail: { stands: { row: 'rest' }, right: 'list', title: { 'zh-CN': '详情', 'en-US': 'Details' } },
  panel: { stands: { toolbar: 'rest', row: 'rest', form: 'rest' }, right: null, title: null },
  transition: { stands: { row: 'first', form: 'rest' }, right: null, title: null },
} as const satisfies { readonly [A in ActionName]: ActionKind };

/** The actions that stand at a place; who draws them there has an entry for each. */
export type ActionAt<P extends ActionPlace> = {
  [A in ActionName]: P extends keyof (typeof ACTIONS)[A]['stands'] ? A : never;
}[ActionName];

/** Actions of a toolbar that take what is selected in the list. */
const OF_SELECTION: ReadonlySet<ActionName> = new Set(['delete', 'export', 'print']);

interface NamedAction {
  readonly action: ActionName;
  readonly panel?: string | undefined;
}

const panelOf = ({ panel = '' }: NamedAction) => registeredExtensions().panels.get(panel);

/** Whether the button of a toolbar is for the records that are selected; the others are for the list as a whole. */
export const takesChosen = (action: NamedAction): boolean =>
  OF_SELECTION.has(action.action) || panelOf(action)?.takesSelection === true;

/** Last segment of the code that an action needs, where its kind or its editor says so. */
export const rightOf = (action: NamedAction): string | null =>
  panelOf(action)?.readsOnly === true ? 'list' : ACTIONS[action.action].right;

export const actionKind = (name: ActionName): ActionKind => ACTIONS[name];

export const standsAt = <P extends ActionPlace>(name: ActionName, place: P): name is ActionAt<P> =>
  Object.hasOwn(ACTIONS[name].stands, place);

/** Whether an action stands at a place: its kind does, and it names no others. */
export const isPlacedAt = (
  action: { readonly action: ActionName; readonly at?: readonly ActionPlace[] | undefined },
  place: ActionPlace,
): boolean => standsAt(action.action, place) && (action.at ?? [place]).includes(place);

/** Actions that a page may have several of, each with a name of its own. */
const OWN_NAMED: ReadonlySet<ActionName> = new Set(['panel', 'transition']);

/** The code that an action with records asks for where the page names none: `bgd:export:list`, `bgd:export:submit`. */
export const rightCode = (prefix: string, right: string): string => `${prefix}:${right}`;

/** The right to give views of a list to roles: `bgd:export:shareView`. Nobody has it where no menu lists it. */
export const SHARE_VIEW = 'shareView';

/** The right to begin comments on fields of records: `bgd:export:comment`. Nobody has it where no menu lists it. */
export const COMMENT = 'comment';

/** Names in the permission codes that a transition or a panel must not take by accident. */
export const RESERVED_ACTIONS: ReadonlySet<string> = new Set([
  'list',
  SHARE_VIEW,
  COMMENT,
  ...(Object.keys(ACTIONS) as ActionName[]).filter((name) => !OWN_NAMED.has(name)),
]);

/** Unique in the page. */
export const nameOfAction = (action: ActionSchema): string => {
  if (action.action === 'transition') return action.id;
  return action.action === 'panel' ? (action.id ?? action.panel) : action.action;
};
