import type { TextKey } from '../../text/problems.ts';

type FormKey = Extract<TextKey, `form.${string}`>;

/** Descriptions of the patterns in the meta-schemas; a test verifies that each is listed. */
export const FORMS: ReadonlyMap<string, FormKey> = new Map([
  ['^[a-z][A-Za-z0-9]*$', 'form.key'],
  ['^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9_-]*)+$', 'form.permission'],
  ['^[a-z][A-Za-z0-9_]*$', 'form.columnOrKey'],
  ['^(0|[A-Z]\\d{2}(?:[A-Z]\\d{2})*)$', 'form.categoryCode'],
  ['^[a-z][a-z0-9_]*$', 'form.snakeCase'],
  ['^[a-z][a-z0-9_-]*$', 'form.snakeCase'],
  ['^[A-Za-z][A-Za-z0-9_-]*$', 'form.name'],
  ['^[A-Za-z][A-Za-z0-9_]*$', 'form.name'],
  ['^[A-Za-z_][A-Za-z0-9_.-]*$', 'form.xmlName'],
  ['^[A-Za-z_][A-Za-z0-9_.:-]*$', 'form.xmlName'],
  ['^(/[A-Za-z][A-Za-z0-9_-]*)+$', 'form.path'],
  ['^(/[^/]+)+$', 'form.mark'],
  ['^(/|https?://)', 'form.pathOrAddress'],
  ['^/[A-Za-z0-9][^\\s\\\\#]*$', 'form.path'],
  ['^(YYYY|MM|DD|HH|mm|ss|[-/.: 年月日时分秒])+$', 'form.moment'],
  ['^(\\d{4}-\\d{2}-\\d{2})?( ?\\d{2}:\\d{2}:\\d{2})?$', 'form.momentValue'],
  ['^[A-Za-z0-9_-]+\\.tsv$', 'form.tsv'],
  ['^data:image/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$', 'form.picture'],
  ['^[A-Za-z][A-Za-z0-9_-]*(:[A-Za-z0-9_-]+)*:?$', 'form.prefix'],
  ['^[A-Za-z][A-Za-z0-9_.]*$', 'form.component'],
  ['^[^,]+,[^,]+$', 'form.twoValues'],
  ['^[^,]+_[^,_]+(,[^,]+_[^,_]+)*$', 'form.replaced'],
  [`^[^<>"']+$`, 'form.noMarkup'],
  ['^\\d{1,3}$', 'form.digits'],
  ['^\\s*(sum|average)(\\s*,\\s*(sum|average))?\\s*$', 'form.statistics'],
  ['^\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?(,\\s*[A-Za-z]\\w*\\s*(=\\s*(asc|desc)\\s*)?)*$', 'form.sorter'],
]);
