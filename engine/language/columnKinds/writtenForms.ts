import { valuesOf } from '../../core/values.ts';
import type { CompiledPopup, Option } from '../compiled/compiledPage.ts';
import type { Option as OptionSchema } from '../../generated/page.ts';

/** Returns a list that the schema writes as an array or as comma-separated text. */
export const listOf = (written: readonly string[] | string | undefined): readonly string[] =>
  typeof written === 'string' ? valuesOf(written) : (written ?? []);

/** Separator of a text in the form `code - name` (W3.3-3). */
const SEPARATOR = ' - ';

const optionOfText = (written: string): Option => {
  const at = written.indexOf(SEPARATOR);
  if (at === -1) return { value: written, text: written };
  return { value: written.slice(0, at).trim(), text: written.slice(at + SEPARATOR.length).trim() };
};

const optionOf = ({ value, text, title, label, disabled }: OptionSchema): Option => ({
  value,
  text: text ?? title ?? label ?? value,
  disabled,
});

/** Reads options: `"1 - 男,2 - 女"`, or a list whose items have `text`, `title` or `label`. */
export const optionsAsWritten = (written: readonly OptionSchema[] | string): readonly Option[] =>
  typeof written === 'string' ? valuesOf(written).map(optionOfText) : written.map(optionOf);

/** Parses `"createTime=desc,name"`; the default order is ascending. */
export const sorterOf = (written: string | undefined): CompiledPopup['sorter'] =>
  listOf(written).map((part) => {
    const [column = '', order = ''] = part.split('=').map((side) => side.trim());
    return { column, order: order === 'desc' ? 'desc' : 'asc' };
  });
