import { DictView } from '../DictView.tsx';
import type { Widget } from '../../inputs/widget.ts';
import { SelSearchEdit } from './SelSearchEdit.tsx';

export const selSearchWidget: Widget<'sel_search'> = { type: 'sel_search', Edit: SelSearchEdit, View: DictView };
