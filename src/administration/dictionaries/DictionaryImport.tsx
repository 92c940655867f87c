import { Alert, Button, Space, Upload } from 'antd';
import { useState } from 'react';
import { problemFindings } from '../../../contract/refusals.ts';
import type { PanelProps } from '../../../renderers/index.ts';
import { CallError } from '../../platform/http/callError.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { dictionaryText as text } from './dictionaryRows.tsx';

interface Failure {
  readonly message: string;
  /** Errors by row; empty when the error concerns the whole file. */
  readonly rows: readonly string[];
}

const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  rows: error instanceof CallError ? problemFindings(error.envelope?.result).map(({ message }) => message) : [],
});

/** Imports a sheet of dictionaries in the format of the export: applies all of it or nothing. */
export function DictionaryImport({ ports: { notify }, setDirty, reload, close }: PanelProps) {
  const http = usePageHttp();
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<Failure>();
  const [isRunning, setRunning] = useState(false);
  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    setFailure(undefined);
    setDirty(chosen !== undefined);
  };
  const send = async (chosen: File): Promise<void> => {
    setRunning(true);
    setFailure(undefined);
    const body = new FormData();
    body.append('file', chosen, chosen.name);
    try {
      const { envelope } = await http.exchange({ method: 'POST', url: '/sys/dict/importExcel', body });
      notify.success(envelope?.message ?? text('dict.done'));
      setDirty(false);
      reload();
      close();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <Space direction="vertical" size="middle" style={{ width: '100%' }}>
      <span>{text('dict.importHint')}</span>
      <Upload.Dragger
        accept=".xls,.xlsx"
        maxCount={1}
        disabled={isRunning}
        fileList={file === undefined ? [] : [{ uid: file.name, name: file.name }]}
        beforeUpload={(chosen) => {
          choose(chosen);
          return false;
        }}
        onRemove={() => choose(undefined)}
      >
        {text('dict.choose')}
      </Upload.Dragger>
      {failure !== undefined && (
        <Alert
          type="error"
          showIcon
          role="alert"
          message={failure.rows.length === 0 ? failure.message : text('dict.wrongRows', { count: failure.rows.length })}
          description={
            failure.rows.length > 0 && (
              <ul style={{ margin: 0, paddingInlineStart: 16, maxHeight: 240, overflow: 'auto' }}>
                {failure.rows.map((row) => (
                  <li key={row}>{row}</li>
                ))}
              </ul>
            )
          }
        />
      )}
      <Button
        type="primary"
        loading={isRunning}
        disabled={file === undefined}
        onClick={() => file !== undefined && void send(file)}
      >
        {text('dict.import')}
      </Button>
    </Space>
  );
}
