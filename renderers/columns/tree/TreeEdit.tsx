import { LateFailure } from '../../late/LateFailure.tsx';
import { lateComponent } from '../../late/lateComponent.ts';
import { usePorts } from '../../ports/portsContext.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { TreeView } from './TreeView.tsx';
import { TreeTransferEdit } from './TreeTransferEdit.tsx';
import './tree.css';

/** What is chosen, in the frame of the field, until the control is there. */
function WaitingField({ id, column, value, held }: EditProps) {
  return (
    <div id={id} className="wb-tree-waiting" tabIndex={0} role="group" aria-busy aria-label={column.title}>
      {held ?? <TreeView column={column} value={value} />}
    </div>
  );
}

function MissingField({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = usePorts();
  return <LateFailure t={t} onRetry={onRetry} />;
}

const LateTreeField = lateComponent<EditProps>(() => import('./TreeField.tsx').then((module) => module.TreeField), {
  waiting: (props) => <WaitingField {...props} />,
  failed: (_, retry) => <MissingField onRetry={retry} />,
});

/** One node of a tree or several, from a list that opens branch by branch, or in a dialog beside what is chosen. */
export const TreeEdit = (props: EditProps) =>
  props.column.isTransfer === true ? <TreeTransferEdit {...props} /> : <LateTreeField {...props} />;
