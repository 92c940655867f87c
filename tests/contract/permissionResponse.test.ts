import { describe, expect, it } from 'vitest';
import { toPermissionResponse } from '../../contract/permissionResponse.ts';

const menu = [{ path: '/a', name: 'a', component: 'schema:a', meta: { title: 'A' } }];

describe('the permission response', () => {
  it('gives entries their type, action and status, a list of actions included [S3-4]', () => {
    const auth = [
      { action: 'a:add,a:edit', type: '2', status: '0', describe: '新增' },
      { action: 'a:list' },
      { type: '1' },
    ];
    expect(toPermissionResponse({ menu, auth, allAuth: auth }).auth).toEqual([
      { action: 'a:add,a:edit', type: '2', status: '0', describe: '新增' },
      { action: 'a:list', type: '1', status: '1', describe: '' },
    ]);
  });

  it.each([null, {}, { menu: null }, { menu: [] }, { menu: 'x' }, { menu: [{ name: 'no path' }] }])(
    'is refused without a menu: %o [S8-9]',
    (result) => {
      expect(() => toPermissionResponse(result)).toThrow('getPermissionList: permissions must be a non-null array !');
    },
  );

  it('takes safe mode as off unless it is the boolean true [S3-1]', () => {
    expect(
      [true, 'true', 1, undefined].map((sysSafeMode) => toPermissionResponse({ menu, sysSafeMode }).sysSafeMode),
    ).toEqual([true, false, false, false]);
  });
});
