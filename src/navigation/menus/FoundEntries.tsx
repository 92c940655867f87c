import { FileDoneOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { LEAST_SEARCHED } from '../../../contract/recordStatus.ts';
import { menuIcon } from '../../shell/ui/menuIcons.tsx';
import type { SearchGroup, SearchRow } from './searchRows.ts';
import { searchText } from './searchText.ts';
import type { SearchRows } from './useSearchRows.ts';

/** Id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, index: number): string => `${list}-${index}`;

interface FoundEntriesProps {
  readonly id: string;
  /** The search text; empty: the rows are recent items. */
  readonly text: string;
  readonly found: SearchRows;
  readonly active: number;
  readonly onReach: (index: number) => void;
  readonly onChoose: (row: SearchRow) => void;
}

function Title({ title, found }: Pick<SearchRow, 'title' | 'found'>) {
  if (found === null) return <>{title}</>;
  return (
    <>
      {title.slice(0, found[0])}
      <mark>{title.slice(found[0], found[1])}</mark>
      {title.slice(found[1])}
    </>
  );
}

const iconOf = ({ group, icon }: SearchRow) => {
  if (group === 'actions') return <PlusOutlined />;
  return group === 'records' || group === 'recentRecords' ? <FileDoneOutlined /> : menuIcon(icon);
};

const noteOf = ({ text, found: { rows, pages, records } }: FoundEntriesProps): string => {
  if (records.isPending) return searchText('search.looking');
  if (pages.total > pages.shown) return searchText('search.more', pages);
  if (records.found?.isMore === true) return searchText('search.moreRecords');
  if (text === '') return searchText(rows.length > 0 ? 'search.keys' : 'search.start');
  if (rows.length > 0) return searchText('search.keys');
  return text.length < LEAST_SEARCHED ? searchText('search.short') : searchText('search.none', { text });
};

interface Group {
  readonly name: SearchGroup;
  /** Index of its first row among all rows. */
  readonly from: number;
  readonly rows: readonly SearchRow[];
}

const groupsOf = (rows: readonly SearchRow[]): readonly Group[] =>
  [...new Set(rows.map(({ group }) => group))].map((name) => ({
    name,
    from: rows.findIndex(({ group }) => group === name),
    rows: rows.filter(({ group }) => group === name),
  }));

function Rows({ id, group, ...props }: FoundEntriesProps & { readonly group: Group }) {
  const { active, onReach, onChoose } = props;
  return (
    <ul role="group" aria-label={searchText(`search.${group.name}`)} className="found-group">
      <li role="presentation" className="found-heading">
        {searchText(`search.${group.name}`)}
      </li>
      {group.rows.map((row, place) => {
        const index = group.from + place;
        return (
          <li
            key={row.key}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => onReach(index)}
            onClick={() => onChoose(row)}
          >
            <span aria-hidden="true" className="found-icon">
              {iconOf(row)}
            </span>
            <span className="found-title">
              <Title title={row.title} found={row.found} />
            </span>
            {row.tag !== '' && <Tag>{row.tag}</Tag>}
            <span className="found-trail">{row.trail}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Search results, or recently visited items. */
export function FoundEntries(props: FoundEntriesProps) {
  const { id, text, found, active } = props;
  const { rows, records } = found;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // For the first row, scrolls its heading into view.
    const reached = list.current?.querySelector('[aria-selected=true]');
    (active === 0 ? list.current?.firstElementChild?.firstElementChild : reached)?.scrollIntoView({ block: 'nearest' });
    reached?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="found">
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={searchText(text === '' ? 'search.recent' : 'search.results')}
        className="found-list"
      >
        {groupsOf(rows).map((group) => (
          <Rows key={group.name} {...props} group={group} />
        ))}
      </div>
      {records.failure !== undefined && (
        <div className="found-failure" role="alert">
          {searchText('search.failed', { message: records.failure.message })}
          <Button type="link" size="small" onClick={records.again}>
            {searchText('search.retry')}
          </Button>
        </div>
      )}
      <div className="found-note" role="status">
        {noteOf(props)}
      </div>
    </div>
  );
}
