import type { CellEditorProps } from '../../grid/cells/cellEditors.ts';
import { Combobox, useTyped } from './Combobox.tsx';
import { SelectEditor } from './SelectEditor.tsx';
import { useSearchedChoices } from './useChoices.ts';

/** Editor for a large dictionary, searched by code or text. Without a dictionary it searches the column's options. */
export const SearchEditor = (props: CellEditorProps) =>
  props.column.dictCode === undefined ? <SelectEditor {...props} /> : <RemoteEditor {...props} />;

function RemoteEditor(props: CellEditorProps) {
  const [typed, setTyped] = useTyped(props);
  const choices = useSearchedChoices(props, typed ?? '');
  return <Combobox {...props} typed={typed} onType={setTyped} choices={choices} />;
}
