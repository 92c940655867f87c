import type { CompiledPage, TypedText } from '../../../engine/index.ts';
import type { Ports } from '../../kit/ports/ports.ts';

/** `毛重(千克)`, `商品 成交数量`. */
export function typedTitle(page: CompiledPage, { detail, key }: TypedText): string {
  const ofDetail = detail === undefined ? undefined : page.detailByKey.get(detail);
  const columns = ofDetail?.columns ?? page.columns;
  const title = columns.find((column) => column.key === key)?.title ?? key;
  return ofDetail === undefined ? title : `${ofDetail.title} ${title}`;
}

/** Display text of half-typed texts. */
export const typedText = (page: CompiledPage, typing: readonly TypedText[], t: Ports['t']): string =>
  t('draft.typing', {
    parts: typing
      .map((typed) => t('draft.lostValue', { title: typedTitle(page, typed), value: typed.text }))
      .join('；'),
  });
