import { Alert, Checkbox, Table } from 'antd';
import { useState } from 'react';
import { isBlank, type CompiledColumn, type Values } from '../../../engine/index.ts';
import { EmptyState, registry, type PanelProps } from '../../../renderers/index.ts';
import { comparisonEnUS } from '../../platform/locales/rights/comparison.en-US.ts';
import { comparisonZhCN } from '../../platform/locales/rights/comparison.zh-CN.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';

const text = lazyText({ 'zh-CN': comparisonZhCN, 'en-US': comparisonEnUS });

/** Most records compared side by side, for readability. */
const MOST = 6;

const said = (record: Values, key: string): string => {
  const shown = record[`${key}_dictText`] ?? record[key];
  return isBlank(shown) ? '' : String(shown);
};

const differs = (records: readonly Values[], { key }: CompiledColumn): boolean =>
  new Set(records.map((record) => said(record, key))).size > 1;

const faceOf = (column: CompiledColumn, record: Values) => {
  const { View } = registry[column.type];
  const shown = record[`${column.key}_dictText`];
  return <View {...{ column }} value={record[column.key] ?? null} text={isBlank(shown) ? undefined : String(shown)} />;
};

/** Shows the selected records of a list side by side, initially only their differences. */
export function RecordComparison({ ports: { can }, page, records }: PanelProps) {
  const [onlyDifferences, setOnly] = useState(true);
  if (records.length < 2 || records.length > MOST) {
    return <Alert type="info" showIcon message={text('compare.choose', { most: MOST })} />;
  }
  const seen = page.list.columns.filter(
    ({ visible, viewPermission }) => visible !== false && (viewPermission === undefined || can(viewPermission)),
  );
  const [name] = seen;
  const rows = seen.filter((column) => column !== name && (!onlyDifferences || differs(records, column)));
  return (
    <>
      <p>
        <Checkbox checked={onlyDifferences} onChange={({ target }) => setOnly(target.checked)}>
          {text('compare.differences')}
        </Checkbox>
      </p>
      <Table<CompiledColumn>
        size="small"
        bordered
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey="key"
        dataSource={rows}
        locale={{ emptyText: <EmptyState text={text('compare.same')} /> }}
        columns={[
          { title: text('compare.column'), dataIndex: 'title', fixed: 'left', width: 120 },
          ...records.map((record) => ({
            key: String(record['id']),
            title: name === undefined ? String(record['id']) : said(record, name.key),
            width: 180,
            render: (_: unknown, column: CompiledColumn) => faceOf(column, record),
          })),
        ]}
      />
    </>
  );
}
