import { describe, expect, test } from 'vitest';
import { validateFormAndTables, ValidationRejection, type PageDocument } from '../../../engine/index.ts';
import { open, rowIds, stored, type } from './documentFixture.ts';

const rejectionOf = async (document: PageDocument): Promise<ValidationRejection> => {
  const answer: unknown = await validateFormAndTables(document, 'submit').catch((error: unknown) => error);
  if (!(answer instanceof ValidationRejection)) throw new Error('it did not reject');
  return answer;
};

describe('validating a form with its tables [W5.1-20]', () => {
  test('gives the values of both when everything holds, with the rows that were removed', async () => {
    const document = open({ record: stored() });
    const [, second = ''] = rowIds(document);
    document.detail('goods').commit({ kind: 'remove', rowIds: [second] }, '删除');
    const { formValue, tablesValue } = await validateFormAndTables(document, 'submit');
    expect(formValue).toMatchObject({ netWt: document.field('netWt').value });
    expect(tablesValue).toMatchObject([{ deleteData: [{ id: second }] }]);
    expect(tablesValue[0]?.tableData).toHaveLength(2);
  });

  test('judges the form first: its errors reject before those of any table', async () => {
    const document = open({ record: stored() });
    document.set({ ownerName: null });
    type(document, 1, { codeTs: null });
    expect(await rejectionOf(document)).toMatchObject({
      error: 'VALIDATE_FAILED',
      index: -1,
      paneKey: null,
      errorCount: 1,
      errMap: { '': { ownerName: expect.any(String) } },
    });
  });

  test('rejects with index and pane key of the first failing table and its cell messages', async () => {
    const document = open({ record: stored() });
    const [first = '', second = ''] = rowIds(document);
    type(document, 0, { codeTs: null });
    type(document, 1, { codeTs: null });
    const rejection = await rejectionOf(document);
    expect(rejection).toMatchObject({ index: 0, paneKey: 'goods', errorCount: 2 });
    expect(rejection.errMap).toEqual({
      [first]: { codeTs: expect.any(String) },
      [second]: { codeTs: expect.any(String) },
    });
  });

  test.each([
    [null, 'null'],
    [undefined, 'undefined'],
    ['form', 'string'],
    [[], 'Array'],
    [{ validate: true }, 'Object'],
  ])('rejects %o with an error text: it is no form [W8-23]', async (given, kind) => {
    const answer = validateFormAndTables(given as unknown as PageDocument, 'save');
    await expect(answer).rejects.toThrow(new TypeError(`校验需要的是表单对象，而传入的是 ${kind}`));
  });
});
