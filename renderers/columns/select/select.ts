import { DictView } from '../DictView.tsx';
import type { Widget } from '../../inputs/widget.ts';
import { SelectEdit } from './SelectEdit.tsx';

export const selectWidget: Widget<'select'> = { type: 'select', Edit: SelectEdit, View: DictView };
