import { createRoot } from 'react-dom/client';
import { createTableModel } from '../../engine/index.ts';
import { EditableTable, tableZhCN, type TablePorts } from '../../renderers/index.ts';

/** The table core, for `npm run size`: its size beyond React, without a page, a document or antd. */
const texts: Readonly<Record<string, string>> = tableZhCN;
const ports: TablePorts = {
  dictionaries: { items: async () => [], search: async () => [], lookup: async () => ({}) },
  t: (key) => texts[key] ?? key,
};

createRoot(document.body).render(
  <EditableTable model={createTableModel({ columns: [], rows: [] })} ports={ports} label="core" />,
);
