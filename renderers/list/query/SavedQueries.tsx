import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { SavedQuery } from './savedQueries.ts';

export interface SavedQueriesProps {
  readonly queries: readonly SavedQuery[];
  /** Name of the query whose conditions are shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (query: SavedQuery) => void;
  readonly onDelete: (query: SavedQuery) => void;
}

/** The saved queries of this browser, next to the conditions. */
export function SavedQueries({ queries, chosen, onChoose, onDelete }: SavedQueriesProps) {
  const { t } = usePorts();
  return (
    <nav className="wb-saved-queries" aria-label={t('superQuery.saved')}>
      <h3>{t('superQuery.saved')}</h3>
      {queries.length === 0 ? (
        <p className="wb-condition-none">{t('superQuery.noneSaved')}</p>
      ) : (
        <ul>
          {queries.map((query) => (
            <li key={query.title} className={query.title === chosen ? 'is-chosen' : undefined}>
              <Button
                type="text"
                size="small"
                className="wb-saved-query"
                aria-current={query.title === chosen}
                title={query.title}
                onClick={() => onChoose(query)}
              >
                {query.title}
              </Button>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('superQuery.delete', { name: query.title })}
                title={t('superQuery.delete', { name: query.title })}
                onClick={() => onDelete(query)}
              />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
