import { PaperClipOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { STATIC_URL } from '../../../contract/files/uploads.ts';
import { fileNameOf } from '../../../engine/index.ts';
import { downloadFile } from '../../platform/http/savedFile.ts';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

/** Files of an announcement; a click downloads one. */
export function AttachedFiles({ paths }: { readonly paths: readonly string[] }) {
  const { http } = useShell();
  const { message } = App.useApp();
  const save = async (path: string): Promise<void> => {
    try {
      const url = `${STATIC_URL}/${path.split('/').map(encodeURIComponent).join('/')}`;
      await downloadFile(http, { method: 'GET', url }, fileNameOf(path));
    } catch (error) {
      void message.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <ul className="announcement-files" aria-label={t('notices.files')}>
      {paths.map((path) => (
        <li key={path}>
          <Button type="link" size="small" icon={<PaperClipOutlined />} onClick={() => void save(path)}>
            <bdi>{fileNameOf(path)}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  );
}
