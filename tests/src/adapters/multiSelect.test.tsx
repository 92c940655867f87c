import { expect, it } from 'vitest';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createDictionaries } from '../../../src/adapters/dictionaries.ts';
import { choices, exampleColumns, press } from '../../renderers/table/openExample.tsx';
import { openTable } from '../../renderers/table/openTable.tsx';
import { rowsOf } from '../../engine/table/tableFixture.ts';
import { fakeServer, good } from '../fakes/fakeServer.ts';

it('a multi-select is filled from getDictItems of its dictionary, asked once and without parameters [W7-2]', async () => {
  const items = [
    { value: 'A', text: '报关', title: '报关', label: '报关' },
    { value: 'B', text: '报检', title: '报检', label: '报检' },
  ];
  const { adapter, seen } = fakeServer({ 'GET /api/sys/dict/getDictItems/service': () => good(items) });
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  const columns = exampleColumns('select-multiple').map(({ options: _none, ...column }) =>
    column.key === 'modes' ? { ...column, dictCode: 'service' } : column,
  );
  const { handle, model } = await openTable(
    { columns, rows: rowsOf(2, () => ({ modes: 'B' })) },
    { ports: { dictionaries: createDictionaries(http), t: (key) => key } },
  );
  handle.focusCell('r0', 'modes');
  await press('{F2}');
  await expect.poll(choices).toEqual(['A报关', 'B报检']);
  await press(' {Enter}');
  expect(model.rowAt(0).values['modes']).toBe('B,A');
  const asked = seen.filter(({ path }) => path.includes('getDictItems'));
  expect(asked.map(({ path, params, body }) => [path, params, body])).toEqual([
    ['/api/sys/dict/getDictItems/service', {}, undefined],
  ]);
});
