import type { ActionSchema } from '../../generated/page.ts';
import { registeredExtensions } from '../../core/extensions.ts';
import type { Language } from '../../text/catalogue/languages.ts';

export type ActionName = ActionSchema['action'];

/** Toolbar of the list, row of a record, bar below its form. */
export type ActionPlace = 'toolbar' | 'row' | 'form';

/** `lead`: the first button, in a row instead of 查看; followed by `first`, then by `rest`. */
export type ActionPlacement = 'lead' | 'first' | 'rest';

type Texts = Readonly<Record<Language, string>>;

interface ActionKind {
  readonly stands: { readonly [P in ActionPlace]?: ActionPlacement };
  /** Suffix of the permission code after the page's prefix; null: the action's own id. */
  readonly right: string | null;
  /** Title of the button; null: the page defines it. */
  readonly title: Texts | null;
  /** Confirmation question if the page has none. */
  readonly confirm?: Texts;
}

/** Actions on records. Actions with the same placement follow the page's order. */
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

/** The actions of a place; the renderer of the place has an entry for each. */
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

/**
 * Returns the last segment of the required permission code, if the kind of action or the panel defines it; else null.
 */
export const rightOf = (action: NamedAction): string | null =>
  panelOf(action)?.readsOnly === true ? 'list' : ACTIONS[action.action].right;

export const actionKind = (name: ActionName): ActionKind => ACTIONS[name];

export const standsAt = <P extends ActionPlace>(name: ActionName, place: P): name is ActionAt<P> =>
  Object.hasOwn(ACTIONS[name].stands, place);

/** Returns whether an action appears at a place: its kind allows the place, and its own `at` does not exclude it. */
export const isPlacedAt = (
  action: { readonly action: ActionName; readonly at?: readonly ActionPlace[] | undefined },
  place: ActionPlace,
): boolean => standsAt(action.action, place) && (action.at ?? [place]).includes(place);

/** Actions that a page may contain several times, each with its own name. */
const OWN_NAMED: ReadonlySet<ActionName> = new Set(['panel', 'transition']);

/** Returns the default permission code of an action: `bgd:export:list`, `bgd:export:submit`. */
export const rightCode = (prefix: string, right: string): string => `${prefix}:${right}`;

/** Right to share views of a list with roles: `bgd:export:shareView`. Nobody has it unless a menu lists it. */
export const SHARE_VIEW = 'shareView';

/** Right to start comments on fields of records: `bgd:export:comment`. Nobody has it unless a menu lists it. */
export const COMMENT = 'comment';

/** Names in permission codes that a transition or a panel must not use. */
export const RESERVED_ACTIONS: ReadonlySet<string> = new Set([
  'list',
  SHARE_VIEW,
  COMMENT,
  ...(Object.keys(ACTIONS) as ActionName[]).filter((name) => !OWN_NAMED.has(name)),
]);

/** Returns the name of an action, unique in the page. */
export const nameOfAction = (action: ActionSchema): string => {
  if (action.action === 'transition') return action.id;
  return action.action === 'panel' ? (action.id ?? action.panel) : action.action;
};
