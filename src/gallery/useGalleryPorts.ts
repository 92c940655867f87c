import { App } from 'antd';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Host, Ports } from '../../renderers/index.ts';
import { spoken } from '../locales/spoken.ts';
import { createDataSource } from '../ports/dataSource.ts';
import { createReports } from '../ports/reports.ts';
import { useSchemaServices } from '../ports/schemaServices.ts';
import { TRANSLATORS } from '../ports/translatePage.ts';
import { useShell } from '../shell/ShellContext.ts';

const nothing = (): void => undefined;

/** Examples open nothing and are no records. */
const HOST: Host = {
  navigate: nothing,
  replace: nothing,
  close: nothing,
  setTab: nothing,
  recordsChanged: nothing,
  onRecordsChanged: () => nothing,
};

/** The world of the examples: dictionaries and reports of the server, every right of the page, and nothing is stored. */
export function useGalleryPorts(): Ports {
  const { http, session } = useShell();
  const { shown } = useSchemaServices();
  const { dictionaries } = useSnapshot(shown);
  const { language } = useSnapshot(spoken);
  const { info } = useSnapshot(session.state);
  const { message } = App.useApp();
  return useMemo(
    () => ({
      dataSource: createDataSource(http, () => true),
      dictionaries,
      host: HOST,
      user: {
        id: info?.id ?? '',
        username: info?.username ?? '',
        realname: info?.realname ?? '',
        orgCode: info?.orgCode ?? '',
      },
      can: () => true,
      reports: createReports(http),
      t: TRANSLATORS[language],
      notify: {
        success: (text) => void message.success(text),
        warning: (text) => void message.warning(text),
        error: (text) => void message.error(text),
      },
    }),
    [http, dictionaries, info, language, message],
  );
}
