import { ChoiceRows, CHOICE_HEIGHT, choiceId } from '../../choices/ChoiceRows.tsx';
import { FieldPopup } from '../../choices/FieldPopup.tsx';
import type { DictItem } from '../../../kit/ports/ports.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import { DictNotice } from '../../../data/dictionaries/DictNotice.tsx';
import type { AreaOffer } from './useAreaKeys.ts';
import './area.css';

/** Pixels: maximum height of a list, and height of the note when nothing matches. */
const HEIGHT = 10 * CHOICE_HEIGHT;
const NOTE_HEIGHT = 38;
/** Pixels: width of a level's list, and of search results, which have their full names. */
const LEVEL_WIDTH = 150;
const FOUND_WIDTH = 360;

interface AreaListsProps {
  readonly id: string;
  readonly title: string;
  readonly anchor: HTMLElement | null;
  readonly offer: AreaOffer;
  /** The area of the field's value, and its ancestors. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (level: number, item: DictItem) => void;
}

export const areaListId = (id: string, level: number): string => `${id}_${level}`;

const nameOf = ({ text }: DictItem): string => text;

/** Lists side by side, each with the parts of the active area in the previous one; or one list of search results. */
export function AreaLists({ id, title, anchor, offer, chosen, onChoose }: AreaListsProps) {
  const { t } = usePorts();
  const { lists, led, isSearch } = offer;
  const longest = Math.max(...lists.map(({ length }) => length));
  if (longest === 0)
    return (
      <FieldPopup anchor={anchor} width={FOUND_WIDTH} height={NOTE_HEIGHT}>
        {() => <DictNotice status="ready" onRetry={() => undefined} />}
      </FieldPopup>
    );
  return (
    <FieldPopup
      anchor={anchor}
      width={isSearch ? FOUND_WIDTH : LEVEL_WIDTH * lists.length}
      height={Math.min(HEIGHT, longest * CHOICE_HEIGHT)}
    >
      {(height) => (
        <div id={id} className="wb-areas" role="group" aria-label={t('table.choices', { title })}>
          {lists.map((items, level) => (
            <ChoiceRows
              // Another list starts scrolled to its top.
              key={`${level} ${items[0]?.value}`}
              id={areaListId(id, level)}
              label={t(AREA_LEVELS[level] ?? 'area.district')}
              items={items}
              active={items.findIndex(({ value }) => value === led[level])}
              chosen={chosen}
              draw={nameOf}
              height={height}
              onChoose={(item) => onChoose(level, item)}
            />
          ))}
        </div>
      )}
    </FieldPopup>
  );
}

export const AREA_LEVELS = ['area.province', 'area.city', 'area.district'] as const;

/** Returns the DOM id of the active area; undefined: none. */
export function ledId(id: string, { lists, led }: AreaOffer): string | undefined {
  const level = led.length - 1;
  const index = lists[level]?.findIndex(({ value }) => value === led[level]) ?? -1;
  return index < 0 ? undefined : choiceId(areaListId(id, level), index);
}
