import { Select } from 'antd';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { HeadNaming } from './pasteReport.ts';

export interface UnknownHeadsProps {
  readonly titles: readonly string[];
  readonly heads: HeadNaming;
  readonly t: TablePorts['t'];
}

/** Below the result of a paste: lets the user choose the column of each unknown title. */
export function UnknownHeads({ titles, heads: { columns, choose }, t }: UnknownHeadsProps) {
  return (
    <ul className="wb-paste-heads" aria-label={t('paste.heads')}>
      {titles.map((title) => (
        <li key={title}>
          <span className="wb-paste-from">{title}</span>
          <Select
            size="small"
            showSearch
            optionFilterProp="label"
            popupMatchSelectWidth={false}
            aria-label={t('import.headOf', { head: title })}
            placeholder={t('import.unchosen')}
            value={null}
            options={[
              { value: '', label: t('import.leaveOut') },
              ...columns.map((column) => ({ value: column.key, label: column.title })),
            ]}
            onChange={(key: string) => choose(title, key)}
          />
        </li>
      ))}
    </ul>
  );
}
