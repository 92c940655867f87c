import { Radio, Tag } from 'antd';
import type { MergeItem, MergePick, ThreeSides } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { ItemValue } from './ItemValue.tsx';
import { itemPlace } from './itemPlace.ts';
import './merge.css';

export interface MergeTableProps {
  readonly items: readonly MergeItem[];
  readonly sides: ThreeSides;
  readonly picks: Readonly<Record<string, MergePick>>;
  readonly onPick: (id: string, pick: MergePick) => void;
}

/** Table with one line per field or row that differs: base, mine and theirs; the user picks mine or theirs. */
export function MergeTable({ items, sides, picks, onPick }: MergeTableProps) {
  const { t } = usePorts();
  const choice = (item: MergeItem, pick: MergePick) => (
    <td data-picked={picks[item.id] === pick}>
      <Radio
        checked={picks[item.id] === pick}
        onChange={() => onPick(item.id, pick)}
        aria-label={`${itemPlace(item, sides, t)} ${t(`merge.${pick}`)}`}
      >
        <ItemValue item={item} side={pick} />
      </Radio>
    </td>
  );
  return (
    <div className="wb-merge">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('merge.place')}</th>
            <th scope="col">{t('merge.base')}</th>
            <th scope="col">{t('merge.mine')}</th>
            <th scope="col">{t('merge.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {itemPlace(item, sides, t)} {item.by === 'both' ? <Tag color="orange">{t('merge.both')}</Tag> : null}
              </th>
              <td>
                <ItemValue item={item} side="base" />
              </td>
              {choice(item, 'mine')}
              {choice(item, 'theirs')}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
