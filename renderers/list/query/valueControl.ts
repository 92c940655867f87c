import {
  kindOf,
  typesOfFamily,
  type AdvancedRule,
  type ColumnType,
  type CompiledColumn,
} from '../../../engine/index.ts';

/** Widget for a value, and the column that it is rendered with. */
export interface ValueControl {
  readonly type: ColumnType;
  readonly column: CompiledColumn;
}

/** A text input: for a part of a text, or for several values separated by commas. */
const typed = (column: CompiledColumn): ValueControl => ({
  type: 'input',
  column: { ...column, checkDigits: undefined },
});

/** Widgets for several values: out of a few listed ones, and out of thousands found by name. */
const [OF_FEW = 'input'] = typesOfFamily('multiple');
const [OF_MANY = 'input'] = typesOfFamily('people');

/** Returns the control for several values, for the comparison `in`. */
function several(column: CompiledColumn): ValueControl {
  const { type, traits, options } = column;
  if (traits.choice === 'tree') return { type, column: { ...column, multiple: true } };
  // Out of thousands, values are searched for by name one after the other.
  if (traits.choice === 'many' || traits.choice === 'named')
    return { type: OF_MANY, column: { ...column, multiple: true } };
  if (traits.choice === 'few' || options !== undefined) return { type: OF_FEW, column: { ...column, look: 'list' } };
  return typed(column);
}

/** Returns the editor of a condition: the column's own widget if the comparison takes a value of the column. */
export function valueControl(column: CompiledColumn, rule: AdvancedRule): ValueControl {
  // The placeholder of a column and the parent of its choices apply only in the form, not in a search.
  const asked = { ...column, placeholder: '', follows: undefined, linkageKey: undefined, allowClear: true };
  if (rule === 'in' || rule === 'not_in') return several(asked);
  if (rule === 'range') return typed(asked);
  const { type, traits, popup } = column;
  const { choice } = traits;
  if (choice !== undefined) {
    // A condition compares with one value.
    const one = { ...asked, multiple: undefined, isTransfer: undefined };
    return { type: choice === 'few' || choice === 'several' ? 'select' : type, column: one };
  }
  const isPart = rule === 'like' || rule === 'left_like' || rule === 'right_like' || rule === 'not_like';
  if (popup !== undefined && !isPart && popup.destFields.includes(column.key)) return { type: 'popup', column: asked };
  const { control } = kindOf(type).query;
  return control === 'input' ? typed(asked) : { type: control, column: asked };
}
