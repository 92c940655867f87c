import { DictView } from '../DictView.tsx';
import type { Widget } from '../../inputs/widget.ts';
import { CheckboxEdit } from './CheckboxEdit.tsx';

export const checkboxWidget: Widget<'checkbox'> = { type: 'checkbox', Edit: CheckboxEdit, View: DictView };
