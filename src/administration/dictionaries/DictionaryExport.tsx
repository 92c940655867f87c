import { Alert, Button, Radio, Space } from 'antd';
import { useState } from 'react';
import { EXPORT_OPERATION, EXPORT_PARAMETERS } from '../../../contract/files/exports.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { saveFile } from '../../platform/http/savedFile.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { useChange } from '../users/usersText.ts';
import { dictionaryText as text } from './dictionaryRows.tsx';

/**
 * Exports dictionaries with their items as a sheet: those selected in the list, or all whose entries are stored here.
 */
export function DictionaryExport({ records, close }: PanelProps) {
  const http = usePageHttp();
  const { isRunning, refusal, run } = useChange();
  const [isChosen, setChosen] = useState(records.length > 0);
  const fetch = () =>
    run(async () => {
      const ids = isChosen ? records.map(({ id }) => String(id)).join(',') : '';
      const params = { [EXPORT_PARAMETERS.selections]: ids };
      saveFile(await http.file({ method: 'GET', url: `/sys/dict/${EXPORT_OPERATION}`, params }), text('dict.fileName'));
      close();
      return text('dict.done');
    });
  return (
    <Space direction="vertical" size="middle" style={{ width: '100%' }}>
      {refusal !== '' && <Alert type="error" showIcon role="alert" message={refusal} />}
      <Radio.Group
        aria-label={text('dict.which')}
        value={isChosen}
        onChange={({ target }) => setChosen(target.value === true)}
        options={[
          { label: text('dict.all'), value: false },
          { label: text('dict.chosen', { count: records.length }), value: true, disabled: records.length === 0 },
        ]}
      />
      <span>{text('dict.exportHint')}</span>
      <Button type="primary" loading={isRunning} onClick={() => void fetch()}>
        {text('dict.export')}
      </Button>
    </Space>
  );
}
