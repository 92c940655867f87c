import type { EditProps } from '../../inputs/widget.ts';
import { SeveralView } from '../DictView.tsx';
import { lazyField } from '../lazyField.tsx';
import { MultiSelectEdit } from './MultiSelectEdit.tsx';

const { Edit: LateTransferEdit } = lazyField(async () => (await import('./TransferEdit.tsx')).TransferEdit, {
  View: SeveralView,
});

/** Several of a list, the way the page says. */
export const SeveralEdit = (props: EditProps) =>
  props.column.look === 'transfer' ? <LateTransferEdit {...props} /> : <MultiSelectEdit {...props} />;
