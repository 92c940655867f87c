import { isAreaType } from '../../../engine/index.ts';
import { LateFailure } from '../../late/LateFailure.tsx';
import { lateComponent } from '../../late/lateComponent.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { usePorts } from '../../ports/portsContext.ts';
import { TreeView } from '../tree/TreeView.tsx';
import '../tree/tree.css';

function WaitingArea({ id, column, value, held }: EditProps) {
  return (
    <div id={id} className="wb-tree-waiting" tabIndex={0} role="group" aria-busy aria-label={column.title}>
      {held ?? <TreeView column={column} value={value} />}
    </div>
  );
}

function MissingArea({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = usePorts();
  return <LateFailure t={t} onRetry={onRetry} />;
}

const LateAreaField = lateComponent<EditProps>(() => import('./AreaField.tsx').then((module) => module.AreaField), {
  waiting: (props) => <WaitingArea {...props} />,
  failed: (_, retry) => <MissingArea onRetry={retry} />,
});

/** A province, city or district; a way to choose that there is not is told in its place (W5.1-34). */
export function AreaEdit(props: EditProps) {
  const { t } = usePorts();
  const { areaType = 'cascader' } = props.column;
  if (isAreaType(areaType)) return <LateAreaField {...props} />;
  return (
    <output id={props.id} className="wb-missing" role="alert" tabIndex={-1}>
      {t('area.badType')}
    </output>
  );
}
