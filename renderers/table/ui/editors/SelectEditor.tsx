import type { CellEditorProps } from '../../grid/cells/cellEditors.ts';
import { Combobox, useTyped } from './Combobox.tsx';
import { useListedChoices } from './useChoices.ts';

/** Editor for a short list: shows all choices. */
export function SelectEditor(props: CellEditorProps) {
  const [typed, setTyped] = useTyped(props);
  const choices = useListedChoices(props, typed ?? '');
  return <Combobox {...props} typed={typed} onType={setTyped} choices={choices} />;
}
