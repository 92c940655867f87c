import { compileDictionary, compilePage, isError, parsePage, type CompiledPage } from '../../engine/index.ts';
import { orderSchema } from './orderSchema.ts';
import { inEnglish } from '../inEnglish.ts';

const dictionary = (dictCode: string, attributes: Record<string, 'text' | 'decimal'> = {}) =>
  compileDictionary({ dictCode, title: dictCode, kind: 'codes', attributes });

/** Compiles a page of a test; errors in it are errors of the test. */
export function compileTestPage(schema: object): CompiledPage {
  const { page: parsed, problems: misspelt } = parsePage(JSON.stringify(schema, null, 2), 'order.json');
  const dictionaries = new Map(
    [dictionary('order_status'), dictionary('currency', { rate: 'decimal' }), dictionary('unit')].map((one) => {
      const compiled = 'dictionary' in one ? one.dictionary : undefined;
      if (compiled === undefined) throw new Error('a dictionary of the test does not compile');
      return [compiled.dictCode, compiled] as const;
    }),
  );
  const { page, problems } = parsed
    ? compilePage(parsed, { id: 'test/order', dictionaries })
    : { page: undefined, problems: [] };
  const all = [...misspelt, ...problems];
  if (page === undefined || all.some(isError)) throw new Error(all.map(inEnglish).join('\n'));
  return page;
}

export const orderPage = (): CompiledPage => compileTestPage(orderSchema);

/** The same page with tabs and sums (L13); one of each reads a column that needs a view permission. */
export const tabbedOrderPage = (): CompiledPage =>
  compileTestPage({
    ...orderSchema,
    columns: orderSchema.columns.map((column) =>
      column.key === 'fee' ? { ...column, viewPermission: 'test:order:fee' } : column,
    ),
    list: {
      ...orderSchema.list,
      tabs: [
        { key: 'drafts', title: '暂存', where: "$record.status == 'draft'" },
        { key: 'costly', title: '有运费', where: '$record.fee > 0' },
        { key: 'today', title: '今日', where: '$record.createTime >= today()', count: false },
      ],
      totals: [{ column: 'gross' }, { column: 'net', per: 'currency' }, { column: 'fee' }],
    },
  });
