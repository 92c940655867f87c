import type { BlockCell } from '../../language/columnKinds/paste/conversion.ts';
import { halfWidth } from '../../language/columnKinds/paste/halfWidth.ts';
import { isBlankCell } from './block.ts';
import { plainTitle } from './headerRow.ts';

/** Why a row below the heads of a sheet is not a record. */
export type LeftOutReason =
  /** A total of the rows above. */
  | 'total'
  /** Author of the sheet, a page number, a remark below the table. */
  | 'signature'
  /** Repeated heads, as on each printed page. */
  | 'heads';

const TOTAL =
  /^(?:本页|本月|本年|本批|累计|总)?(?:合计|总计|小计|共计|汇总|总数|总额)(?:\(.*\))?:?$|^(?:sub|grand)?[ -]?totals?(?: amount| qty| quantity)?:?$/i;
const LABEL =
  /^(?:制表|制单|填表|填报|填制|经办|审核|复核|审批|批准|负责|主管|会计|出纳|签字|签名|签章|盖章|打印|编制|联系|日期|备注|说明|注)(?:人|员|者|日期|时间)?\d*:|^(?:prepared|approved|checked|reviewed|signed|printed|issued)(?: by| on)? ?:/i;
const ALONE =
  /^\(?(?:以下|此处以下|本行以下)(?:为)?空白\)?$|^第 ?\d+ ?页(?: ?[,/，、]? ?共 ?\d+ ?页)?$|^page \d+( of \d+)?$|^-+ ?\d+ ?-+$/i;

/** A sum with currency or unit, or a count: `￥1,234.50`, `USD 90`, `2家`. */
const AMOUNT = /^(?:[¥￥$€£]|[A-Z]{3})? ?-?\d[\d,.]* ?(?:%|[\p{Script=Han}A-Za-z]{0,4})$/u;

const plainText = ({ text }: BlockCell): string => halfWidth(text).replaceAll(/\s+/g, ' ').trim();

/** Also matches `合 计` with a space. */
const isTotal = (text: string): boolean =>
  TOTAL.test(text) || TOTAL.test(text.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''));

/** Whether a text may be next to a total's label: a sum, a count with its unit, another such label. */
const isAmount = (text: string): boolean => AMOUNT.test(text) || isTotal(text) || /^[-—]+$/.test(text);

/**
 * Returns why a row of a sheet is not a record; undefined if it is one. A label alone is not enough: a customer may be
 * called Total. A text merged over several columns counts once.
 *
 * @param heads texts of the heads, one per column of the sheet.
 */
export function leftOutReason(cells: readonly BlockCell[], heads: readonly string[]): LeftOutReason | undefined {
  const written = cells.flatMap((cell, index) =>
    cell.raw !== undefined || cell.merged === 'beside' || isBlankCell(cell) ? [] : [{ index, text: plainText(cell) }],
  );
  const [first, ...others] = written;
  if (first === undefined) return undefined;
  const repeated = written.filter(({ index, text }) => plainTitle(text) === plainTitle(heads[index] ?? '')).length;
  if (repeated === written.length || (repeated > 1 && repeated * 2 > written.length)) return 'heads';
  if (written.some(({ text }) => isTotal(text)) && written.every(({ text }) => isAmount(text))) return 'total';
  if (others.length === 0 && ALONE.test(first.text)) return 'signature';
  const known = heads.filter((head) => head !== '').length;
  const isSparse = written.length * 2 <= Math.max(known, 2);
  const areLabels = written.every(({ text }) => LABEL.test(text));
  return LABEL.test(first.text) && (isSparse || areLabels) ? 'signature' : undefined;
}
