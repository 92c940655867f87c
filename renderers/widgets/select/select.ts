import { DictView } from '../../dictionaries/DictView.tsx';
import type { Widget } from '../widget.ts';
import { SelectEdit } from './SelectEdit.tsx';

export const selectWidget: Widget<'select'> = { type: 'select', Edit: SelectEdit, View: DictView };
