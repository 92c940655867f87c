import type { EditProps } from '../../inputs/widget.ts';
import { TreeField } from './TreeField.tsx';
import { TreeTransferEdit } from './TreeTransferEdit.tsx';
import './tree.css';

/** One node of a tree or several, from a tree below the field, or in a dialog beside what is chosen. */
export const TreeEdit = (props: EditProps) =>
  props.column.isTransfer === true ? <TreeTransferEdit {...props} /> : <TreeField {...props} />;
