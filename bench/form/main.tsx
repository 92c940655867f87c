import { ConfigProvider } from 'antd';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createPageDocument, type PageDocument } from '../../engine/index.ts';
import { createDrafts, DocumentForm, renderersZhCN, type Ports } from '../../renderers/index.ts';
import {
  compileBenchPage,
  fromRecordValues,
  toRecord,
  toRecordValues,
  type BenchSpec,
  type BenchValue,
  type BenchValues,
} from './benchPage.ts';

/** The interface that the harness requires of a page; see the README of the benchmark. */
interface FormPage {
  readonly name: string;
  readonly version: string;
  mount(spec: BenchSpec, values: BenchValues): void;
  fieldPoint(key: string): { x: number; y: number } | null;
  setValues(values: BenchValues): void;
  validateAll(): Promise<number>;
  getValues(): Promise<Record<string, BenchValue>>;
  unmount(): void;
}

declare global {
  interface Window {
    __form: FormPage;
  }
}

const texts: Readonly<Record<string, string>> = renderersZhCN;
const unexpected = async (): Promise<never> => {
  throw new Error('the benchmark neither loads nor saves');
};
const user = { id: 'bench', username: 'bench', realname: 'bench', orgCode: 'A01' };
const ports: Ports = {
  dataSource: {
    list: unexpected,
    children: unexpected,
    get: unexpected,
    save: unexpected,
    remove: unexpected,
    transition: unexpected,
    transitions: unexpected,
  },
  dictionaries: { items: async () => [], search: async () => [], lookup: async () => ({}) },
  host: {
    navigate: () => undefined,
    replace: () => undefined,
    close: () => undefined,
    setTab: () => undefined,
    recordsChanged: () => undefined,
    onRecordsChanged: () => () => undefined,
  },
  user,
  can: () => true,
  t: (key) => texts[key] ?? key,
  notify: { success: () => undefined, warning: () => undefined, error: () => undefined },
};

const element = document.getElementById('root');
if (element === null) throw new Error('the page has no #root');
const root = createRoot(element);
const drafts = createDrafts();
let shown: { readonly spec: BenchSpec; readonly record: PageDocument } | null = null;

const mounted = () => {
  if (shown === null) throw new Error('nothing is mounted');
  return shown;
};

const inputOf = (key: string): Element | null => {
  const control = element.querySelector(`[data-field="${key}"] .wb-field-control`);
  return control?.querySelector('input, textarea') ?? null;
};

/** The point where a user would click, scrolled into view; null when the field is not shown. */
function fieldPoint(key: string): { x: number; y: number } | null {
  const input = inputOf(key);
  let box = input?.getBoundingClientRect();
  if (input === null || box === undefined || box.width === 0 || box.height === 0) return null;
  if (box.top < 0 || box.bottom > window.innerHeight) {
    input.scrollIntoView({ block: 'center' });
    box = input.getBoundingClientRect();
  }
  return { x: box.left + Math.min(40, box.width / 2), y: box.top + Math.min(20, box.height / 2) };
}

window.__form = {
  name: 'waybill',
  version: '0.1.0',
  mount(spec, values) {
    const page = compileBenchPage(spec);
    const record = createPageDocument({ page, ports: { lookup: async () => ({}) }, user, record: toRecord(values) });
    shown = { spec, record };
    flushSync(() =>
      root.render(
        <ConfigProvider>
          <DocumentForm document={record} ports={ports} drafts={drafts} />
        </ConfigProvider>,
      ),
    );
  },
  fieldPoint,
  setValues(values) {
    flushSync(() => mounted().record.set(toRecordValues(values)));
  },
  async validateAll() {
    await drafts.flush();
    const { findings } = await mounted().record.validate('submit');
    return new Set(findings.map(({ path }) => path[0])).size;
  },
  async getValues() {
    await drafts.flush();
    const { spec, record } = mounted();
    return fromRecordValues(spec, record.values());
  },
  unmount() {
    shown = null;
    flushSync(() => root.render(null));
  },
};
