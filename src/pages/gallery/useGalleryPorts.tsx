import { App, Rate } from 'antd';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { Host, Ports, SlotProps, Slots, Uploads } from '../../../renderers/index.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { createDataSource } from '../../adapters/calls/dataSource.ts';
import { createDirectory } from '../../adapters/directory.ts';
import { createReports } from '../../adapters/reports.ts';
import { createTrees } from '../../adapters/trees.ts';
import { useSchemaServices } from '../../adapters/schemaServices.ts';
import { translatorOf } from '../../adapters/translatePage.ts';
import { createBegunUploads } from '../../adapters/uploads/begunUploads.ts';
import { createUploads } from '../../adapters/uploads/uploads.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

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

/** Examples are no pages of the server: no column of theirs is named to it. */
const outsidePages = (uploads: Uploads): Uploads => ({
  ...uploads,
  begin: ({ file, upload }, watch) => uploads.begin({ file, upload }, watch),
});
/** The widget of the slot example: one to five stars, kept as their number. */
const FaceSlot = ({ value, column, readOnly, commit }: SlotProps) => (
  <Rate
    value={Number(value) || 0}
    disabled={readOnly}
    onChange={(stars) => commit({ [column.key]: stars === 0 ? null : String(stars) })}
  />
);

/** What the example of slots names. */
const SLOTS: Slots = { face: FaceSlot };

/** The world of the examples: dictionaries and reports of the server, every right of the page, and nothing is stored. */
export function useGalleryPorts(): Ports {
  const { config, http, session, stored } = useShell();
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
      slots: SLOTS,
      reports: createReports(http, `${info?.id ?? ''} ${language}`),
      directory: createDirectory(http),
      uploads: outsidePages(createUploads(http, { ...config, begun: createBegunUploads(stored, info?.id ?? '') })),
      trees: createTrees(http),
      t: translatorOf(language),
      notify: {
        success: (text) => void message.success(text),
        warning: (text) => void message.warning(text),
        error: (text) => void message.error(text),
      },
    }),
    [config, http, dictionaries, info, language, message, stored],
  );
}
