import type { EditProps } from '../../inputs/widget.ts';
import { MultiSelectEdit } from './MultiSelectEdit.tsx';
import { TransferEdit } from './TransferEdit.tsx';

/** Several of a list, the way the page says. */
export const SeveralEdit = (props: EditProps) =>
  props.column.look === 'transfer' ? <TransferEdit {...props} /> : <MultiSelectEdit {...props} />;
