import { expect, test } from 'vitest';
import { createPageDocument, recordBelow } from '../../../engine/index.ts';
import { compile, declaration, lookup, user } from './documentFixture.ts';

const tree = { parentKey: 'ownerName', titleColumn: declaration.list?.columns?.[0] ?? '' };

test('a record below another starts with its required defaults, rows and parent [W3.3-9]', () => {
  const page = compile({ ...declaration, kind: 'tree', tree });
  const record = recordBelow(page, '17', user);
  expect(record).toMatchObject({ ownerName: '17', status: 'draft' });
  expect(record['goodsList']).toHaveLength(1);
  const document = createPageDocument({ page, ports: { lookup }, user, record });
  expect(document.id).toBeNull();
  expect(document.values()['ownerName']).toBe('17');
});
