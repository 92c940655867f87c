import type { EditProps } from '../../inputs/widget.ts';
import { SeveralView } from '../DictView.tsx';
import { lazyField } from '../lazyField.tsx';
import { MultiSelectEdit } from './MultiSelectEdit.tsx';

const { Edit: LateTransferEdit } = lazyField(async () => (await import('./TransferEdit.tsx')).TransferEdit, {
  View: SeveralView,
});

/** Several values of a list, in the variant that the page defines. */
export const SeveralEdit = (props: EditProps) =>
  props.column.look === 'transfer' ? <LateTransferEdit {...props} /> : <MultiSelectEdit {...props} />;
