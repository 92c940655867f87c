import { compileSchemas, layoutPrint } from '../../../engine/index.ts';
import type { PaperBox, PaperPage, Problem, Values } from '../../../engine/index.ts';
import { dictionaries, orderPage } from '../language/compile/orderPage.ts';

/** Texts of a page in drawing order. */
export const textsOf = ({ boxes }: PaperPage): readonly string[] =>
  boxes.flatMap((box) => (box.kind === 'text' || box.kind === 'watermark' || box.kind === 'bars' ? box.text : []));

export const boxesOf = <K extends PaperBox['kind']>({ boxes }: PaperPage, kind: K) =>
  boxes.filter((box): box is Extract<PaperBox, { kind: K }> => box.kind === kind);

/** Compiles a print of orders as if read from a file. */
export const readPrint = (print: unknown) => {
  const schemas = compileSchemas({
    texts: new Map(
      Object.entries({
        'dicts/party.json': { dictCode: 'party', title: '客户', kind: 'codes', attributes: { credit: 'decimal' } },
        'dicts/goods.json': { dictCode: 'goods', title: '商品', kind: 'codes', attributes: { unit: 'text' } },
        'dicts/order_status.json': {
          dictCode: 'order_status',
          title: '状态',
          kind: 'items',
          items: dictionaries.get('order_status')?.items,
        },
        'pages/demo/order.json': { ...orderPage, prints: ['order'] },
        'prints/order.json': print,
      }).map(([path, value]) => [path, JSON.stringify(value, null, 1)]),
    ),
  });
  const problems: readonly Problem[] = schemas.problems;
  return { print: schemas.prints.get('demo/order')?.[0], problems };
};

/** Lays out the pages of an order. */
export function pagesOf(
  parts: Readonly<Record<string, unknown>>,
  { values = {}, lines = [] }: { readonly values?: Values; readonly lines?: readonly Values[] } = {},
): readonly PaperPage[] {
  const { print, problems } = readPrint({ title: '订单', blocks: [], ...parts });
  if (print === undefined) throw new Error(JSON.stringify(problems));
  const user = { id: '', username: '', realname: '', orgCode: '' };
  return layoutPrint(print, { values, details: { lines }, user }, (text) => [text.length]);
}
