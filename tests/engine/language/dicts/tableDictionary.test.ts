import { describe, expect, it } from 'vitest';
import {
  compileDictionary,
  findDictionary,
  parseDictionary,
  parseWhere,
  readDictExpression,
} from '../../../../engine/index.ts';
import type { CompiledDictionary, DictionarySchema } from '../../../../engine/index.ts';
import cases from './where.cases.json';
import { english } from '../../../inEnglish.ts';

describe('the condition of a table dictionary', () => {
  it.each(cases)('reads $text', ({ text, filter, fault }) => {
    const read = parseWhere(text);
    if (fault === undefined) expect(read).toEqual({ filter });
    else {
      expect(read.filter).toBeUndefined();
      expect(read.fault && english({ ...read.fault, path: [] }).message).toContain(fault);
    }
  });

  it('says which variable was meant', () => {
    expect(parseWhere('a = #{sys_usr_code}').fault?.hint).toEqual({
      key: 'hint.didYouMean',
      given: { name: 'sys_user_code' },
    });
  });

  it('takes at most 500 characters, whatever they are', () => {
    expect(parseWhere(`a = '${'x'.repeat(494)}'`).fault).toBeUndefined();
    expect(parseWhere(`a = '${'x'.repeat(495)}'`).fault?.said.key).toBe('wrong-condition.length');
    expect(parseWhere(`a = '${'x'.repeat(600)}'`).fault?.said.key).toBe('wrong-condition.length');
    expect(parseWhere(`a = ${' '.repeat(400)}`).fault).toBeDefined();
  });
});

const customer: DictionarySchema = {
  dictCode: 'customer',
  title: '客户',
  kind: 'table',
  table: 'crm_customer',
  text: 'fullName',
  value: 'code',
  where: "status = '1' and create_by = #{sys_user_code}",
  orderBy: [{ column: 'code', order: 'desc' }],
  attributes: { creditLimit: 'decimal' },
  pidField: 'parentId',
};

const compiled = (schema: DictionarySchema): CompiledDictionary => {
  const { dictionary, problems } = compileDictionary(schema);
  expect(problems).toEqual([]);
  if (dictionary === undefined) throw new Error('no dictionary');
  return dictionary;
};

describe('a dictionary of kind table', () => {
  it('names its columns as the database does', () => {
    expect(compiled(customer).source).toMatchObject({
      table: 'crm_customer',
      text: 'full_name',
      value: 'code',
      orderBy: [{ column: 'code', order: 'desc' }],
      pidField: 'parent_id',
    });
    expect(compiled(customer).source?.attributes.get('creditLimit')).toBe('credit_limit');
  });

  it('is sorted by its text unless told otherwise, and shows every row without a condition', () => {
    const { where: _, orderBy: __, ...plain } = customer;
    expect(compiled(plain).source).toMatchObject({ orderBy: [{ column: 'full_name', order: 'asc' }] });
    expect(compiled(plain).source?.where).toBeUndefined();
  });

  it('needs table, text and value, and has no items', () => {
    const { problems } = parseDictionary('{"dictCode": "a", "title": "A", "kind": "table"}', 'a.json');
    expect(problems.map((problem) => english(problem).message)).toEqual([
      'the key "table" is missing',
      'the key "text" is missing',
      'the key "value" is missing',
    ]);
    const items = [{ value: '1', text: 'a' }];
    expect(compileDictionary({ ...customer, items }).problems[0]).toMatchObject({
      code: 'wrong-kind',
      path: ['items'],
    });
    expect(compileDictionary({ ...customer, kind: 'codes' }).problems.map(({ path }) => path[0])).toContain('where');
  });

  it('says what is wrong with its condition', () => {
    expect(compileDictionary({ ...customer, where: 'status == 1' }).problems).toEqual([
      expect.objectContaining({ code: 'wrong-condition', path: ['where'] }),
    ]);
  });
});

describe('a dictionary expression [W7-6]', () => {
  const dictionaries = new Map([['customer', compiled(customer)]]);
  const where = "status='1'  AND createBy = '#{sysUserCode}'";

  it.each([`crm_customer,full_name,code,${where}`, `crm_customer, fullName, code, ${where}`, 'customer'])(
    '%s means the registered dictionary',
    (text) => {
      expect(findDictionary(dictionaries, text)?.dictCode).toBe('customer');
    },
  );

  it.each([
    'crm_customer,full_name,code',
    `crm_customer,full_name,code,${where} or 1=1`,
    `crm_customer,full_name,id,${where}`,
    `sys_user,password_hash,username,${where}`,
    'crm_customer,full_name',
    'customer,',
    'customers',
    ',,',
  ])('%s means nothing: only what is registered is found (D8)', (text) => {
    expect(findDictionary(dictionaries, text)).toBeUndefined();
  });

  it.each([' ,a,b', 't, ,b', 't,a, ', 't', 't,a', ',a,b'])('%j has too few parts', (text) => {
    expect(readDictExpression(text)).toBeUndefined();
  });

  it('is read without the blanks around its parts', () => {
    expect(readDictExpression(" t , nameZh , b , c = '1' ")).toEqual({
      table: 't',
      text: 'name_zh',
      value: 'b',
      where: "c = '1'",
    });
    expect(readDictExpression('t,a,b, ')).toEqual({ table: 't', text: 'a', value: 'b' });
  });

  it('keeps the commas of its condition', () => {
    expect(readDictExpression("t,a,b,c in ('1','2')")).toEqual({
      table: 't',
      text: 'a',
      value: 'b',
      where: "c in ('1','2')",
    });
  });
});
