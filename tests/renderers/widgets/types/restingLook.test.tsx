import { ConfigProvider, theme, type ThemeConfig } from 'antd';
import { useState, type ReactNode } from 'react';
import { afterAll, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ColumnType, CompiledColumn, Value } from '../../../../engine/index.ts';
import type { EditProps } from '../../../../renderers/widgets/inputs/widget.ts';
import { PortsProvider } from '../../../../renderers/kit/ports/portsContext.ts';
import { registry } from '../../../../renderers/widgets/registry.ts';
import { useThemeVariables } from '../../../../renderers/kit/theme/useThemeVariables.ts';
import { memoryTrees, nodesOf } from '../../memoryTrees.ts';
import { memoryDirectory, peopleDictionaries } from '../pickers/memoryDirectory.ts';
import { exampleHeader, shippedDictionaries } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';

const people = peopleDictionaries();
const shipped = shippedDictionaries();
const ports = () =>
  testPorts({
    dictionaries: {
      items: async (code, parent) => (code.startsWith('pick:') ? [] : shipped.items(code, parent)),
      search: async (code, keyword, options) =>
        (code.startsWith('pick:') ? people : shipped).search(code, keyword, options),
      lookup: async (code, values) => (code.startsWith('pick:') ? people : shipped).lookup(code, values),
    },
    directory: memoryDirectory(),
    trees: memoryTrees(nodesOf({ 机电产品: { 电子元件: {} }, 纺织服装: {} })),
  });

type Shown = readonly [type: ColumnType, key: string, value: string, more?: Partial<CompiledColumn>];

/** Kinds of fields, each with a value that it displays. */
const FIELDS: readonly Shown[] = [
  ['input', 'name', '青岛远航报关有限公司'],
  ['textarea', 'note', '第一行'],
  ['input_pop', 'clause', '第一条'],
  ['tags', 'marks', 'AB;CD'],
  ['color', 'tint', '#112233'],
  ['cron', 'runsAt', '0 0 8 * * ? *'],
  ['password', 'secret', 'Waybill-1'],
  ['inputNumber', 'quantity', '1200.5'],
  ['date', 'startDate', '2026-11-05'],
  ['datetime', 'arrivedAt', '2026-11-05 08:30:00'],
  ['month', 'endMonth', '3'],
  ['select', 'feeMark', '1'],
  ['sel_search', 'country', 'CHN'],
  ['autocomplete', 'country', 'CHN'],
  ['list_multi', 'services', '报关,仓储'],
  ['radio', 'urgency', '2'],
  ['radio', 'settleMode', 'each'],
  ['checkbox_meta', 'services', 'a,b'],
  ['switch', 'state', 'Y'],
  ['sel_user', 'owner', 'lisi'],
  ['sel_user', 'members', 'lisi,zhangsan,gone,nobody'],
  ['cat_tree', 'category', 'n2'],
  ['cat_tree', 'category', 'n1,n2', { multiple: true }],
  ['pca', 'area', '440305'],
  ['pca', 'area', '440305', { areaType: 'select' }],
];

afterAll(() => screen.viewport(1440, 900));

interface State extends Pick<EditProps, 'disabled' | 'status'> {
  readonly theme: ThemeConfig;
}

const PLAIN: State = { theme: {}, disabled: false, status: '' };

/** Appearances of a field. Disabled is not included: such a field takes no focus and keeps its first rendering. */
const STATES: Readonly<Record<string, State>> = {
  light: PLAIN,
  dark: { ...PLAIN, theme: { algorithm: theme.darkAlgorithm } },
  compact: { ...PLAIN, theme: { algorithm: theme.compactAlgorithm } },
  'with errors': { ...PLAIN, status: 'error' },
  'with warnings': { ...PLAIN, status: 'warning' },
};

interface FieldProps extends Pick<State, 'disabled' | 'status'> {
  readonly at: number;
  readonly shown: Shown;
}

function Field({ at, shown, disabled, status }: FieldProps) {
  const [type, key, start, more] = shown;
  const [value, setValue] = useState<Value>(start);
  const [column] = useState(() => ({ ...exampleHeader(type, key), ...more }));
  const { Edit } = registry[type];
  return (
    <div className="resting-field" data-name={`${type} ${key}`}>
      <label htmlFor={`f${at}`}>{column.title}</label>
      <Edit
        id={`f${at}`}
        column={column}
        value={value}
        disabled={disabled}
        required={false}
        status={status}
        messageId={undefined}
        onCommit={setValue}
        onLeave={() => undefined}
      />
    </div>
  );
}

function Coloured({ children }: { readonly children: ReactNode }) {
  const style = {
    ...useThemeVariables(),
    background: 'var(--wb-surface)',
    color: 'var(--wb-text)',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr 1fr',
    gap: 8,
  };
  return (
    <div id="fields" style={style}>
      <style>{'#fields * { box-sizing: border-box; }'}</style>
      {children}
    </div>
  );
}

async function showFields({ theme: look, ...state }: State): Promise<HTMLElement> {
  await render(
    <ConfigProvider theme={look}>
      <PortsProvider value={ports()}>
        <button type="button">before</button>
        <Coloured>
          {FIELDS.map((shown, at) => (
            <Field key={String(at)} at={at} shown={shown} {...state} />
          ))}
        </Coloured>
      </PortsProvider>
    </ConfigProvider>,
  );
  const place = document.getElementById('fields');
  if (place === null) throw new Error('the fields are not there');
  await expect.poll(() => place.querySelector('[aria-busy=true]')).toBeNull();
  return place;
}

/** Takes a screenshot of the fields while none has the focus and nothing is pending. */
async function picture(place: Element): Promise<string> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  let last = '';
  const isSettled = async (): Promise<boolean> => {
    const before = last;
    last = await screen.screenshot({ element: place, save: false });
    return last === before;
  };
  await expect.poll(isSettled).toBe(true);
  return last;
}

async function pointsOf(base64: string): Promise<ImageData> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Small enough for one screenshot pixel per CSS pixel. */
const WINDOW = [1200, 640] as const;

/**
 * Visible difference of a colour channel, of 255: rounded corners are antialiased slightly differently after a repaint.
 */
const SEEN = 20;

/** Returns the names of the fields whose pixels have changed colour, with their number. */
async function differing(place: Element, one: string, other: string): Promise<readonly string[]> {
  const [before, after] = [await pointsOf(one), await pointsOf(other)];
  const { left, top, width } = place.getBoundingClientRect();
  if (before.width !== width || after.width !== width) return ['all: not point by point'];
  if (before.height !== after.height) return ['all: another height'];
  const isChanged = (at: number): boolean =>
    [0, 1, 2].some((channel) => {
      const [one = 0, other = 0] = [before.data[at * 4 + channel], after.data[at * 4 + channel]];
      return Math.abs(one - other) > SEEN;
    });
  const changedIn = (field: Element): number => {
    const box = field.getBoundingClientRect();
    let count = 0;
    for (let row = Math.round(box.top - top); row < Math.round(box.bottom - top); row += 1)
      for (let column = Math.round(box.left - left); column < Math.round(box.right - left); column += 1)
        if (isChanged(row * width + column)) count += 1;
    return count;
  };
  return [...place.querySelectorAll('.resting-field')].flatMap((field) => {
    const count = changedIn(field);
    return count > 0 ? [`${field.getAttribute('data-name')}: ${count}`] : [];
  });
}

test.each(Object.entries(STATES))(
  'used fields look exactly as at rest and shift nothing while active: %s',
  async (_name, state) => {
    await screen.viewport(...WINDOW);
    const place = await showFields(state);
    const atRest = await picture(place);
    const height = place.offsetHeight;
    const reached = new Set<Element>();
    screen.getByRole('button', { name: 'before' }).element().focus();
    await userEvent.tab();
    while (place.contains(document.activeElement)) {
      expect(place.offsetHeight).toBe(height);
      reached.add(document.activeElement?.closest('.resting-field') ?? place);
      await userEvent.tab();
    }
    expect(reached.size).toBe(FIELDS.length);
    expect(await differing(place, atRest, await picture(place))).toEqual([]);
  },
);

test('disabled fields take neither keyboard nor pointer', async () => {
  await screen.viewport(...WINDOW);
  const place = await showFields({ ...PLAIN, disabled: true });
  const controls = [...place.querySelectorAll('input, textarea, button')];
  expect(controls.length).toBeGreaterThan(FIELDS.length);
  expect(controls.filter((one) => !one.matches(':disabled'))).toEqual([]);
  await userEvent.tab();
  expect(place.contains(document.activeElement)).toBe(false);
});
