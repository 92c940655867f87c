import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { CompiledColumn, ColumnType } from '../../../engine/index.ts';
import { memoryTrees, nodesOf } from '../memoryTrees.ts';
import { memoryDirectory, peopleDictionaries } from '../pickers/memoryDirectory.ts';
import { exampleHeader, shippedDictionaries } from '../table/openExample.tsx';
import { testPorts } from '../testPorts.ts';
import { showEdit } from './showEdit.tsx';

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

const of = (type: ColumnType, key: string) => (): CompiledColumn => exampleHeader(type, key);

/** A value that the field shows, by the type of its column. */
const FIELDS: Readonly<Record<string, readonly [() => CompiledColumn, string]>> = {
  input: [of('input', 'name'), '青岛远航报关有限公司'],
  textarea: [of('textarea', 'note'), '第一行'],
  input_pop: [of('input_pop', 'clause'), '第一条'],
  tags: [of('tags', 'marks'), 'AB;CD'],
  color: [of('color', 'tint'), '#112233'],
  cron: [of('cron', 'runsAt'), '0 0 8 * * ? *'],
  password: [of('password', 'secret'), 'Waybill-1'],
  inputNumber: [of('inputNumber', 'quantity'), '1200.5'],
  date: [of('date', 'startDate'), '2026-11-05'],
  datetime: [of('datetime', 'arrivedAt'), '2026-11-05 08:30:00'],
  month: [of('month', 'endMonth'), '3'],
  select: [of('select', 'feeMark'), '1'],
  sel_search: [of('sel_search', 'country'), 'CHN'],
  autocomplete: [of('autocomplete', 'country'), 'CHN'],
  list_multi: [of('list_multi', 'services'), 'a,b'],
  radio: [of('radio', 'urgency'), '2'],
  'radio as buttons': [of('radio', 'settleMode'), 'each'],
  checkbox_meta: [of('checkbox_meta', 'services'), 'a,b'],
  switch: [of('switch', 'state'), 'Y'],
  sel_user: [of('sel_user', 'owner'), 'lisi'],
};

/** The field with its label, as it is drawn while nothing has the keyboard and nothing is on its way. */
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

async function pointsOf(base64: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
}

/** Round corners may be smoothed another way once they were moved. */
const AT_CORNERS = 8;

/** How many points are of another colour. */
async function differing(one: string, other: string): Promise<number> {
  const [before, after] = [await pointsOf(one), await pointsOf(other)];
  if (before.length !== after.length) return Infinity;
  let count = 0;
  for (let at = 0; at < before.length; at += 4)
    if ([0, 1, 2].some((channel) => before[at + channel] !== after[at + channel])) count += 1;
  return count;
}

const sizeOf = (place: Element): readonly number[] => {
  const { width, height } = place.getBoundingClientRect();
  return [width, height];
};

test.each(Object.entries(FIELDS))(
  '%s looks after it was used as at rest, point by point, and pushes nothing while it is',
  async (_name, [column, value]) => {
    await showEdit(column(), ports(), value);
    const place = document.querySelector('label[for=edit]')?.parentElement;
    if (!place) throw new Error('the field is not there');
    const [atRest, size] = [await picture(place), sizeOf(place)];
    await userEvent.tab();
    await expect.poll(() => place.contains(document.activeElement)).toBe(true);
    expect(sizeOf(place)).toEqual(size);
    await userEvent.tab();
    expect(await differing(atRest, await picture(place))).toBeLessThanOrEqual(AT_CORNERS);
  },
);
