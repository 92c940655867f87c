import { Button, Popconfirm, Space, Typography } from 'antd';
import { useCallback } from 'react';
import { ChoiceText, type PanelProps } from '../../../renderers/index.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { dictionaryText as text, rowsIn, RowTable, useDictionaryRows, type Row } from './dictionaryRows.tsx';

const face = (said: unknown, color: unknown, status: unknown) => (
  <Space size={4}>
    <ChoiceText
      item={{ text: String(said), color: typeof color === 'string' && color !== '' ? color : undefined }}
      code={null}
    />
    <Typography.Text type="secondary">{text(status === '0' ? 'dict.off' : 'dict.on')}</Typography.Text>
  </Space>
);

/** Shows what an administrator changed in a dictionary compared with its file, and resets it. */
export function ChangedItems(props: PanelProps) {
  const id = String(props.records[0]?.['id'] ?? '');
  const read = useCallback(
    async (http: HttpClient, signal: AbortSignal) =>
      rowsIn(await http.call({ method: 'GET', url: '/sys/dict/queryById', params: { id }, signal }), 'items').filter(
        ({ state }) => state === 'changed',
      ),
    [id],
  );
  const { value: rows, failure, again, run } = useDictionaryRows(props, read);
  const mayReset = props.ports.can('system:dict:edit');
  const reset = (values?: readonly unknown[]) => run({ method: 'PUT', url: '/sys/dict/reset', body: { id, values } });
  return (
    <Space direction="vertical" style={{ width: '100%' }}>
      {mayReset && (
        <Popconfirm title={text('dict.resetAsk')} onConfirm={() => reset()}>
          <Button>{text('dict.resetAll')}</Button>
        </Popconfirm>
      )}
      <RowTable
        rowKey="id"
        empty={text('dict.unchanged')}
        columns={[
          { title: text('dict.value'), dataIndex: 'itemValue', width: 100 },
          {
            title: text('dict.now'),
            render: (_: unknown, row: Row) => face(row['itemText'], row['itemColor'], row['status']),
          },
          {
            title: text('dict.file'),
            render: (_: unknown, row: Row) => face(row['fileText'], row['fileColor'], row['fileStatus']),
          },
          ...(mayReset
            ? [
                {
                  title: text('dict.actions'),
                  width: 80,
                  render: (_: unknown, row: Row) => (
                    <Button type="link" size="small" onClick={() => void reset([row['itemValue']])}>
                      {text('dict.reset')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
        {...{ rows, failure, again }}
      />
    </Space>
  );
}
