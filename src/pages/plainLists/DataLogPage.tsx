import { Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Language } from '../../../engine/index.ts';
import { textOf } from '../../../contract/reading.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { plainCalls } from './plainCalls.ts';
import { plainPage } from './plainPage.ts';
import { ShellList, type ShellPlace } from './ShellList.tsx';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { historyText, titleOfAction } from '../../administration/history/historyText.ts';
import { RecordHistory, type HistoryOf } from '../../administration/history/RecordHistory.tsx';

const COLUMNS = ['createTime', 'pageTitle', 'dataTable', 'dataId', 'dataVersion', 'action', 'createBy', 'dataContent'];

const pageOf = (language: Language) =>
  plainPage(
    {
      title: historyText('history.log'),
      resource: { url: '/sys/dataLog', permission: 'system:dataLog' },
      columns: [
        { type: 'date', key: 'createTime', title: historyText('history.time'), width: 160 },
        { type: 'input', key: 'pageTitle', title: historyText('history.page'), width: 130 },
        { type: 'input', key: 'dataTable', title: historyText('history.table'), width: 135, maxLength: 100 },
        { type: 'input', key: 'dataId', title: historyText('history.id'), width: 120, maxLength: 64 },
        { type: 'input', key: 'dataVersion', title: historyText('history.version', { version: '' }), width: 90 },
        { type: 'input', key: 'action', title: historyText('history.action'), width: 80 },
        { type: 'normal', key: 'createBy', title: historyText('history.by'), width: 90 },
        { type: 'input', key: 'dataContent', title: historyText('history.content'), width: 220 },
      ],
      list: {
        columns: COLUMNS,
        query: [
          { column: 'dataTable', rule: 'eq' },
          { column: 'dataId', rule: 'eq' },
        ],
        superQuery: false,
        narrow: 'cards',
      },
      form: { readOnly: true, groups: [] },
    },
    { id: 'shell/dataLog', language, unsorted: ['pageTitle', 'action', 'dataContent'] },
  );

/** Entities of the listed entries by entry id: the list itself only knows the displayed values. */
type Listed = Map<string, HistoryOf>;

const recordIn = (listed: Listed) => (row: unknown) => {
  const id = textOf(row, 'id');
  const [table, thing] = [textOf(row, 'dataTable'), textOf(row, 'dataId')];
  listed.set(id, { table, id: thing });
  const name = textOf(row, 'createBy_dictText') || textOf(row, 'createBy');
  const texts = COLUMNS.map((key) => [key, textOf(row, key)] as const);
  // As text; other clients read the same as JSON.
  const dataContent = textOf(row, 'dataContent_dictText');
  const action = titleOfAction(textOf(row, 'action'));
  return { ...Object.fromEntries(texts), id, createBy: name, action, dataContent };
};

/** `/isystem/dataLog`: the data log; an entry opens the history of its record. */
export function DataLogPage(place: ShellPlace) {
  const http = usePageHttp();
  const { language } = useSnapshot(spoken);
  const [of, setOf] = useState<HistoryOf>();
  const page = useMemo(() => pageOf(language), [language]);
  const listed = useMemo<Listed>(() => new Map(), []);
  const source = useMemo(
    () => plainCalls(http, { url: '/sys/dataLog/list', toRecord: recordIn(listed) }),
    [http, listed],
  );
  return (
    <div className="page-frame">
      <h1 className="only-spoken">{historyText('history.log')}</h1>
      <ShellList {...place} page={page} source={source} onOpen={(id) => setOf(listed.get(id))} />
      <Drawer
        open={of !== undefined}
        onClose={() => setOf(undefined)}
        destroyOnHidden
        width="min(100vw, 960px)"
        title={historyText('history.title')}
      >
        {of !== undefined && <RecordHistory of={of} />}
      </Drawer>
    </div>
  );
}
