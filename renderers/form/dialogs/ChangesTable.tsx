import type { MergeItem, ThreeSides } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { ItemValue } from './ItemValue.tsx';
import { itemPlace } from './itemPlace.ts';
import './merge.css';

export interface ChangesTableProps {
  readonly items: readonly MergeItem[];
  readonly sides: ThreeSides;
}

/** Table of changes by field and row. */
export function ChangesTable({ items, sides }: ChangesTableProps) {
  const { t } = usePorts();
  return (
    <div className="wb-merge">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('merge.place')}</th>
            <th scope="col">{t('merge.base')}</th>
            <th scope="col">{t('merge.after')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">{itemPlace(item, sides, t)}</th>
              <td>
                <ItemValue item={item} side="base" />
              </td>
              <td>
                <ItemValue item={item} side="mine" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
