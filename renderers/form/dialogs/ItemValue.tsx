import {
  isBlank,
  kindOf,
  type CompiledColumn,
  type MergeItem,
  type Value,
  type Values,
} from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useRegistry } from '../../widgets/registryContext.ts';

/** Maximum number of fields shown of a row: enough to recognise it. */
const FIELDS_OF_LINE = 4;

function Face({ column, value }: { readonly column: CompiledColumn; readonly value: Value }) {
  const { View } = useRegistry()[column.type];
  return <View column={column} value={value} />;
}

function LineFace({ columns, values }: { readonly columns: readonly CompiledColumn[]; readonly values: Values }) {
  const shown = columns
    .filter(({ key, type }) => kindOf(type).staff !== 'none' && !isBlank(values[key]))
    .slice(0, FIELDS_OF_LINE);
  return (
    <>
      {shown.map((column, index) => (
        <span key={column.key}>
          {index === 0 ? '' : ' · '}
          <Face column={column} value={values[column.key] ?? null} />
        </span>
      ))}
    </>
  );
}

export interface ItemValueProps {
  readonly item: MergeItem;
  readonly side: 'base' | 'mine' | 'theirs';
}

/** Renders the value of one side for an item. */
export function ItemValue({ item, side }: ItemValueProps) {
  const { t } = usePorts();
  if (item.kind === 'order')
    return <span className="wb-merge-soft">{item.by === side || item.by === 'both' ? t('merge.moved') : ''}</span>;
  if (item.kind === 'row') {
    const values = item[side];
    if (values === null)
      return <span className="wb-merge-soft">{t(item.base === null ? 'merge.none' : 'merge.gone')}</span>;
    return (
      <LineFace
        columns={item.row.detail.columns.filter(({ key }) => key !== item.row.detail.orderKey)}
        values={values}
      />
    );
  }
  if (isBlank(item[side])) return <span className="wb-merge-soft">{t('merge.blank')}</span>;
  return <Face column={item.column} value={item[side]} />;
}
