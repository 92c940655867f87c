import type { StoredValues } from '../../platform/browserStorage/storedValues.ts';
import type { NewTab, Tab } from './tabList.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';

/** Tabs that a window restores after a reload, for each user. */
export interface TabMemory {
  /** Without home, in order. */
  load(userId: string): readonly NewTab[];
  save(userId: string, tabs: readonly Tab[]): void;
}

const TABS = 'Open_Tabs';
/** S4-14, D22: pages kept alive, by component name and path. */
const KEPT = 'Keep_Alive';
/** Most tabs restored. */
const MOST = 100;

function toNewTab(source: unknown): NewTab | null {
  const fullPath = textOf(source, 'fullPath');
  if (!isRecord(source) || !/^\/(?!\/)/.test(fullPath)) return null;
  const { meta } = source;
  return {
    name: textOf(source, 'name'),
    path: textOf(source, 'path'),
    fullPath,
    title: textOf(source, 'title'),
    meta: {
      icon: textOf(meta, 'icon'),
      title: textOf(meta, 'title'),
      componentName: textOf(meta, 'componentName'),
      keepAlive: isRecord(meta) && meta['keepAlive'] !== false,
    },
  };
}

const toStored = ({ name, path, fullPath, title, meta }: Tab): NewTab => ({ name, path, fullPath, title, meta });

const toKept = ({ meta, fullPath }: Tab) => ({ componentName: meta.componentName, path: fullPath });

/** Each window has its own tabs, so `stored` must be based on `sessionStorage`. */
export function createTabMemory(stored: StoredValues): TabMemory {
  return {
    load: (userId) => {
      const source = stored.get(`${TABS}_${userId}`);
      return Array.isArray(source) ? source.slice(0, MOST).flatMap((entry) => toNewTab(entry) ?? []) : [];
    },
    save: (userId, tabs) => {
      stored.set(`${TABS}_${userId}`, tabs.filter((tab) => tab.closable).map(toStored));
      stored.set(`${KEPT}_${userId}`, tabs.filter((tab) => tab.seen && tab.meta.keepAlive).map(toKept));
    },
  };
}
