import { describe, expect, test } from 'vitest';
import { buttonState, isAllowed, missingCodes } from '../../../../engine/index.ts';
import type { PermissionEntry } from '../../../../engine/index.ts';

const entry = (action: string, over: Partial<PermissionEntry> = {}): PermissionEntry => ({
  action,
  status: '1',
  ...over,
});

describe('a button', () => {
  test('is allowed when the current route lists it as an entry of type 2 [S6-4] [W6-2]', () => {
    const lists = { auth: [], allAuth: [entry('bgd:export:add', { type: '2' })] };
    const routeList = [entry('bgd:export:add', { type: '2' })];
    expect(isAllowed('bgd:export:add', { ...lists, routeList })).toBe(true);
    expect(buttonState('bgd:export:add', { ...lists, routeList })).toBe('shown');
    expect(isAllowed('bgd:export:add', { ...lists, routeList: [entry('bgd:export:add', { type: '1' })] })).toBe(false);
    expect(isAllowed('bgd:export:add', lists)).toBe(false);
  });

  test.each([
    ['is guarded by nobody', [], [], true],
    ['is guarded and the user does not hold it', ['1'], [], false],
    ['is guarded and the user holds it', ['1'], ['a'], true],
    ['has a guard that is switched off (status 0)', ['0'], [], true],
    ['has a guard that is switched off beside one that is not', ['0', '1'], [], false],
    ['has a guard of a status that is neither (2)', ['2'], [], false],
  ] as const)('falls back on the stored lists: it %s [S6-5] [W6-2]', (...[, guards, own, allowed]) => {
    const allAuth = guards.map((status) => entry('a', { type: '2', status }));
    expect(isAllowed('a', { auth: own.map((code) => entry(code)), allAuth })).toBe(allowed);
  });

  test('whose guard is of type 2 is disabled without the right, any other hidden [S6-5]', () => {
    const allAuth = [
      entry('edit', { type: '2' }),
      entry('delete', { type: '1' }),
      entry('both', { type: '2' }),
      entry('both'),
    ];
    const state = (code: string) => buttonState(code, { auth: [], allAuth });
    expect(['edit', 'delete', 'both', 'other'].map(state)).toEqual(['disabled', 'hidden', 'hidden', 'shown']);
    expect(buttonState('edit', { auth: [entry('edit')], allAuth })).toBe('shown');
  });
});

describe('the codes that a user lacks', () => {
  const allAuth = [
    entry('bgd:export:add'),
    entry('bgd:export:batch_delete, bgd:export:edit'),
    entry('bgd:export:copy', { status: '0' }),
    entry('bgd:export:export', { status: '2' }),
    entry('bgd:exporter:add'),
    entry('bgd:import:add'),
  ];

  test('are those enabled among all and absent from the own, without the prefix [S6-6]', () => {
    expect(missingCodes('bgd:export:', { auth: [entry('bgd:export:edit')], allAuth })).toEqual(['add', 'batch_delete']);
    expect(missingCodes('', { auth: [], allAuth: [entry('add'), entry('add')] })).toEqual(['add']);
  });

  test('take the prefix with or without its colon [S6-6]', () => {
    const lists = { auth: [], allAuth };
    expect(missingCodes('bgd:export', lists)).toEqual(missingCodes('bgd:export:', lists));
    expect(missingCodes('bgd:export', lists)).not.toContain('er:add');
  });
});
