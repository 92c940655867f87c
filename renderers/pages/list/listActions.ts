import { DeleteOutlined, ExportOutlined, ImportOutlined, PlusOutlined, PrinterOutlined } from '@ant-design/icons';
import { standsAt, type ActionAt, type CompiledAction, type Values } from '../../../engine/index.ts';
import type { RowCommands } from './useRowCommands.ts';

/** The row whose button is clicked. */
interface PressedRow {
  readonly action: CompiledAction;
  readonly record: Values;
  readonly commands: RowCommands;
  /** Saves the file of the record. */
  readonly download: () => void;
}

interface RowFace {
  readonly danger?: true;
  /** Only where the product stores files. */
  readonly ofFiles?: true;
  /** Shows the download progress. */
  readonly downloads?: true;
  readonly run: (row: PressedRow) => void;
}

export interface ToolbarFace {
  /** Default: none, when the title alone is sufficient. */
  readonly icon?: typeof PlusOutlined;
  /** Only where lists can be exported. */
  readonly ofExports?: true;
  /** Only where sheets can be imported. */
  readonly ofImports?: true;
  readonly run: (commands: RowCommands, selected: ReadonlyMap<string, Values>, action: CompiledAction) => void;
}

/** Buttons of a record's row, one entry for each action that is allowed there. */
const ROW_FACES: { readonly [A in ActionAt<'row'>]: RowFace } = {
  edit: { run: ({ commands, record }) => commands.edit(record) },
  detail: { run: ({ commands, record }) => commands.detail(record) },
  addChild: { run: ({ commands, record }) => commands.createBelow(record) },
  delete: { danger: true, run: ({ commands, action, record }) => void commands.remove(action, record) },
  copy: { run: ({ commands, record }) => commands.copy(record) },
  preview: { ofFiles: true, run: ({ commands, record }) => commands.preview(record) },
  download: { ofFiles: true, downloads: true, run: ({ download }) => download() },
  print: { run: ({ commands, record }) => commands.print(new Map([['', record]])) },
  panel: { run: ({ commands, action, record }) => void commands.panel(action, [record]) },
  transition: { run: ({ commands, action, record }) => void commands.transition(action, record) },
};

/** Buttons of the toolbar, in display order. */
export const TOOLBAR_FACES: { readonly [A in ActionAt<'toolbar'>]: ToolbarFace } = {
  add: { icon: PlusOutlined, run: ({ create }) => create() },
  delete: { icon: DeleteOutlined, run: ({ removeSelected }, selected) => void removeSelected(selected) },
  import: { icon: ImportOutlined, ofImports: true, run: ({ importSheets }) => importSheets() },
  export: { icon: ExportOutlined, ofExports: true, run: ({ exportList }) => exportList() },
  print: { icon: PrinterOutlined, run: ({ print }, selected) => print(selected) },
  panel: { run: ({ panel }, selected, action) => void panel(action, [...selected.values()]) },
};

export const rowFace = ({ action }: CompiledAction): RowFace | undefined =>
  standsAt(action, 'row') ? ROW_FACES[action] : undefined;
