import type { EditProps } from '../../inputs/widget.ts';
import { TreeField } from './TreeField.tsx';
import { TreeTransferEdit } from './TreeTransferEdit.tsx';
import './tree.css';

/** One or several nodes of a tree, chosen from a tree below the field, or in a dialog next to the chosen ones. */
export const TreeEdit = (props: EditProps) =>
  props.column.isTransfer === true ? <TreeTransferEdit {...props} /> : <TreeField {...props} />;
