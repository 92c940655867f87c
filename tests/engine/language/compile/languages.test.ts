import { describe, expect, it } from 'vitest';
import { ACTIONS, compilePage, createPageDocument, pageHandlers, PRESETS } from '../../../../engine/index.ts';
import type { CompiledPage, Language, PageSchema } from '../../../../engine/index.ts';
import { wordsOf } from '../../../../engine/text/words/words.ts';

const schema: PageSchema = {
  schemaVersion: 1,
  kind: 'list',
  title: 'Orders',
  resource: { url: '/a/order', table: 'a_order', permission: 'a:order' },
  columns: [
    { type: 'input', key: 'name', title: 'Name', maxLength: 5, validateRules: [{ required: true }, { pattern: 'm' }] },
    { type: 'inputNumber', key: 'amount', title: 'Amount', precision: 6, scale: 2, required: 'isBlank($values.name)' },
    { type: 'input', key: 'code', title: 'Code', validateRules: [{ handler: 'uscc' }] },
    { type: 'checkbox', key: 'urgent', title: 'Urgent' },
    { type: 'select', key: 'kind', title: 'Kind', options: '1 - A,2 - B', validateRules: [{ required: true }] },
  ],
  details: [
    {
      key: 'lines',
      title: 'Lines',
      table: 'a_line',
      minRows: 1,
      maxRows: 2,
      columns: [{ type: 'input', key: 'text', title: 'Text', validateRules: [{ unique: true }] }],
    },
  ],
  rules: [{ id: 'R1', at: 'save', must: '$values.amount > 1', marks: ['/amount'], message: 'name is ${values.name}' }],
  list: { columns: ['name', 'createTime'], actions: [{ action: 'add' }, { action: 'delete' }] },
  form: { groups: [{ key: 'base', title: 'Basics', fields: ['name', 'amount', 'code', 'urgent', 'kind'] }] },
};

const compiled = (language?: Language) => {
  const { page, problems } = compilePage(schema, {
    id: 'a/order',
    dictionaries: new Map(),
    ...(language ? { language } : {}),
  });
  if (!page) throw new Error(JSON.stringify(problems));
  return page;
};

const user = { id: 'u1', username: 'clerk', realname: 'Clerk', orgCode: 'A01' };

const record = { id: '1', version: 1, amount: '2', linesList: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] };

const han = /\p{Script=Han}/u;

describe('what the engine says by itself', () => {
  it('is English on an English page: checks, buttons, choices, columns of the system', () => {
    const { columnByKey, details, list } = compiled('en-US');
    expect(columnByKey.get('name')?.checks.map(({ message }) => message)).toEqual([
      'Name must be text',
      'Name may have at most 5 characters',
      'Enter Name',
      'Name is no valid mobile number',
    ]);
    expect(columnByKey.get('code')?.checks.at(-1)?.message).toBe(
      'Code is no valid unified social credit code of 18 places',
    );
    expect(details[0]?.columns[0]?.checks.at(-1)?.message).toBe('Text must not repeat');
    expect(columnByKey.get('kind')?.checks.at(-1)?.message).toBe('Select Kind');
    expect(columnByKey.get('urgent')?.options?.map(({ text }) => text)).toEqual(['Yes', 'No']);
    expect(list.columns.map(({ title }) => title)).toEqual(['Name', 'Created']);
    expect(list.actions.map(({ title }) => title)).toEqual(['New', 'Delete']);
    expect(list.actions[1]?.confirm).toBe('It cannot be restored. Delete?');
  });

  it('is English in an open document: findings, counts of rows, undo', async () => {
    const document = createPageDocument({ page: compiled('en-US'), ports: { lookup: async () => ({}) }, user, record });
    document.set({ amount: '3' });
    document.undo();
    document.set({ amount: '0.5' });
    const said = (await document.validate('submit')).findings.map(({ message }) => message);
    expect(said).toContain('Enter Name');
    expect(said).toContain('Lines: at most 2 rows, there are 3');
    expect(said).toContain('name is (blank)');
    expect(document.log.map(({ label }) => label)).toEqual(['Change Amount', 'Undo: Change Amount', 'Change Amount']);
    expect(said.filter((text) => han.test(text))).toEqual([]);
  });

  it('leaves Chinese pages as they are: the same with zh-CN and with no language', () => {
    const said = (page: CompiledPage) => JSON.stringify(page, (key, value) => (key === 'language' ? undefined : value));
    expect(said(compiled('zh-CN'))).toBe(said(compiled()));
    expect(
      compiled()
        .columnByKey.get('name')
        ?.checks.map(({ message }) => message),
    ).toEqual(['Name应为文本', 'Name最多5个字符', '请输入Name', 'Name不是有效的手机号码']);
  });

  it('changes nothing of what a page is', () => {
    expect(compiled('en-US').hash).toBe(compiled().hash);
  });

  it('have English texts with the same placeholders for every word, action, preset and handler', () => {
    const pairs = [
      ...Object.entries(wordsOf()).map(([key, chinese]) => [key, chinese, wordsOf('en-US')[key as 'yes']] as const),
      ...Object.entries(ACTIONS).flatMap(([name, { title, ...kind }]) =>
        [title, 'confirm' in kind ? kind.confirm : null].flatMap((texts) =>
          texts === null ? [] : [[name, texts['zh-CN'], texts['en-US']] as const],
        ),
      ),
      ...[...PRESETS, ...pageHandlers()].map(([name, { message, english }]) => [name, message, english] as const),
    ];
    const placesOf = (text: string): string[] => (text.match(/\$\{\w+\}/g) ?? []).sort();
    for (const [name, chinese, english] of pairs) {
      expect([name, placesOf(english)]).toEqual([name, placesOf(chinese)]);
      expect(han.test(english), name).toBe(false);
    }
  });
});
