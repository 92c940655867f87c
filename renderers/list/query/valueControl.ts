import {
  kindOf,
  typesOfFamily,
  type AdvancedRule,
  type ColumnType,
  type CompiledColumn,
} from '../../../engine/index.ts';

/** With which widget a value is given, and of which column it is drawn as. */
export interface ValueControl {
  readonly type: ColumnType;
  readonly column: CompiledColumn;
}

/** A part of a text, or several by commas, is typed. */
const typed = (column: CompiledColumn): ValueControl => ({
  type: 'input',
  column: { ...column, checkDigits: undefined },
});

/** Widgets that take several: of a few that are listed, and of thousands that are found by name. */
const [OF_FEW = 'input'] = typesOfFamily('multiple');
const [OF_MANY = 'input'] = typesOfFamily('people');

/** Several values, for the comparison `in`. */
function several(column: CompiledColumn): ValueControl {
  const { type, traits, options } = column;
  if (traits.choice === 'tree') return { type, column: { ...column, multiple: true } };
  // Out of thousands they are searched for by name one after the other.
  if (traits.choice === 'many' || traits.choice === 'named')
    return { type: OF_MANY, column: { ...column, multiple: true } };
  if (traits.choice === 'few' || options !== undefined) return { type: OF_FEW, column: { ...column, look: 'list' } };
  return typed(column);
}

/** The editor of a condition: the column's own widget as far as the comparison leaves it a value of the column. */
export function valueControl(column: CompiledColumn, rule: AdvancedRule): ValueControl {
  // What a column asks for in the form, and what its choices follow there, means nothing in a search.
  const asked = { ...column, placeholder: '', follows: undefined, linkageKey: undefined, allowClear: true };
  if (rule === 'in' || rule === 'not_in') return several(asked);
  if (rule === 'range') return typed(asked);
  const { type, traits, popup } = column;
  const { choice } = traits;
  if (choice !== undefined) {
    // One of several is looked for.
    const one = { ...asked, multiple: undefined, isTransfer: undefined };
    return { type: choice === 'few' || choice === 'several' ? 'select' : type, column: one };
  }
  const isPart = rule === 'like' || rule === 'left_like' || rule === 'right_like' || rule === 'not_like';
  if (popup !== undefined && !isPart && popup.destFields.includes(column.key)) return { type: 'popup', column: asked };
  const { control } = kindOf(type).query;
  return control === 'input' ? typed(asked) : { type: control, column: asked };
}
