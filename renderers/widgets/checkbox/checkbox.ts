import { DictView } from '../../dictionaries/DictView.tsx';
import type { Widget } from '../widget.ts';
import { CheckboxEdit } from './CheckboxEdit.tsx';

export const checkboxWidget: Widget<'checkbox'> = { type: 'checkbox', Edit: CheckboxEdit, View: DictView };
