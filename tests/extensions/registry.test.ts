import { afterEach, describe, expect, it } from 'vitest';
import {
  compilePage,
  defineFunction,
  ExtensionConflict,
  pageFunctionsIn,
  pageHandlers,
  registerExtensions,
  type LanguageExtension,
  type Handler,
  type PageSchema,
} from '../../engine/index.ts';
import { EXTENSIONS } from '../../extensions/index.ts';

const frameNo: Handler = {
  description: 'Frame number.',
  message: '${title}不是车架号',
  english: '${title} is no frame number',
  test: (text) => text.startsWith('F'),
};

const shout = defineFunction({
  description: 'The text in capitals.',
  parameters: [{ name: 'text', type: 'text' }],
  result: 'text',
  apply: (text) => text.toUpperCase(),
});

const bicycles: LanguageExtension = {
  name: 'bicycles',
  handlers: { frameNo },
  functions: () => ({ shout }),
  panels: { bicyclePhotos: {} },
};

const page = (more: object) =>
  ({
    schemaVersion: 1,
    kind: 'list',
    resource: { url: '/shop/bicycle', table: 'shop_bicycle', permission: 'shop:bicycle', dataScope: 'own' },
    title: '自行车',
    list: {
      columns: ['frame'],
      actions: [{ action: 'panel', panel: 'bicyclePhotos', title: '照片', permission: 'shop:bicycle:edit' }],
    },
    form: { groups: [{ key: 'main', title: '车架', fields: ['frame'] }] },
    columns: [{ key: 'frame', title: '车架号', type: 'input', ...more }],
  }) as unknown as PageSchema;

const problemsOf = (schema: PageSchema): readonly string[] =>
  compilePage(schema, { id: 'shop/bicycle', dictionaries: new Map(), language: 'zh-CN' }).problems.map(
    ({ code }) => code,
  );

const checked = page({
  validateRules: [{ handler: 'frameNo' }],
  compute: { value: "shout('a')", mode: 'readonly' },
});

describe('extensions', () => {
  afterEach(() => registerExtensions(EXTENSIONS));

  it('add handlers, functions and panels to pages', () => {
    registerExtensions([bicycles]);
    expect(problemsOf(checked)).toEqual([]);
  });

  it('are unknown to pages where they are not registered', () => {
    registerExtensions([]);
    expect(problemsOf(checked)).toEqual(['unknown-handler', 'unknown-function', 'unknown-panel']);
  });

  it('replace those that were registered before', () => {
    registerExtensions([bicycles]);
    registerExtensions([{ name: 'empty' }]);
    expect(pageHandlers().has('frameNo')).toBe(false);
    expect(pageFunctionsIn('en-US').has('elementsFault')).toBe(false);
  });

  it.each([
    ['handler', { name: 'other', handlers: { frameNo } }],
    ['function', { name: 'other', functions: () => ({ shout }) }],
    ['panel', { name: 'other', panels: { bicyclePhotos: {} } }],
  ] as const)('are refused when two define the same %s', (kind, other) => {
    const register = () => registerExtensions([bicycles, other]);
    expect(register).toThrow(ExtensionConflict);
    expect(register).toThrow(new RegExp(`^the ${kind} \\w+ of an extension is defined by bicycles already`));
  });

  it('leave the registered ones in place when they are refused', () => {
    registerExtensions([bicycles]);
    expect(() => registerExtensions([bicycles, bicycles])).toThrow(ExtensionConflict);
    expect(pageHandlers().has('frameNo')).toBe(true);
  });

  it.each([
    ['function', () => pageFunctionsIn(), { name: 'other', functions: () => ({ matches: shout }) }],
    ['handler', () => pageHandlers(), { name: 'other', handlers: { uscc: frameNo } }],
    ['preset', () => pageHandlers(), { name: 'other', handlers: { email: frameNo } }],
  ] as const)('are refused when they take the name of a %s of the language', (_kind, names, extension) => {
    registerExtensions([extension]);
    expect(names).toThrow(ExtensionConflict);
  });
});
