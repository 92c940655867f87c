import { Button, Popconfirm, Space } from 'antd';
import type { PanelProps } from '../../../renderers/index.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { dictionaryText as text, rowsIn, RowTable, useDictionaryRows, type Row } from './dictionaryRows.tsx';

const read = async (http: HttpClient, signal: AbortSignal) =>
  rowsIn(await http.call({ method: 'GET', url: '/sys/dict/deleteList', signal }));

/** Lists deleted dictionaries; restores them or deletes them permanently. */
export function DictionaryBin(props: PanelProps) {
  const { value: rows, failure, again, run } = useDictionaryRows(props, read);
  const address = (call: string, row: Row): string => `/sys/dict/${call}/${encodeURIComponent(String(row['id']))}`;
  return (
    <RowTable
      rowKey="id"
      empty={text('dict.empty')}
      columns={[
        { title: text('dict.name'), dataIndex: 'dictName', width: 140 },
        { title: text('dict.code'), dataIndex: 'dictCode', width: 140 },
        { title: text('dict.count'), dataIndex: 'itemCount', width: 70 },
        { title: text('dict.by'), dataIndex: 'updateBy', width: 90 },
        { title: text('dict.at'), dataIndex: 'updateTime', width: 150 },
        {
          title: text('dict.actions'),
          width: 150,
          render: (_: unknown, row: Row) => (
            <Space>
              <Button type="link" size="small" onClick={() => void run({ method: 'PUT', url: address('back', row) })}>
                {text('dict.restore')}
              </Button>

              <Popconfirm
                title={`${text('dict.destroy')}：${String(row['dictName'])}`}
                description={text('dict.destroyAsk')}
                okText={text('dict.destroy')}
                okButtonProps={{ danger: true }}
                onConfirm={() => run({ method: 'DELETE', url: address('deletePhysic', row) })}
              >
                <Button type="link" size="small" danger>
                  {text('dict.destroy')}
                </Button>
              </Popconfirm>
            </Space>
          ),
        },
      ]}
      {...{ rows, failure, again }}
    />
  );
}
