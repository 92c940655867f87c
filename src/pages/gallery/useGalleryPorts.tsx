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

/** Examples open no pages and are no records. */
const HOST: Host = {
  navigate: nothing,
  replace: nothing,
  close: nothing,
  setTab: nothing,
  recordsChanged: nothing,
  onRecordsChanged: () => nothing,
};

/** Examples are no pages of the server: uploads name no column of theirs. */
const outsidePages = (uploads: Uploads): Uploads => ({
  ...uploads,
  begin: ({ file, upload }, watch) => uploads.begin({ file, upload }, watch),
});
/** Widget of the slot example: one to five stars, stored as a number. */
const FaceSlot = ({ value, column, readOnly, commit }: SlotProps) => (
  <Rate
    value={Number(value) || 0}
    disabled={readOnly}
    onChange={(stars) => commit({ [column.key]: stars === 0 ? null : String(stars) })}
  />
);

/** Slots of the slot example. */
const SLOTS: Slots = { face: FaceSlot };

/** Ports of the examples: dictionaries and reports of the server, all rights of the page, nothing is stored. */
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
