import { DictView } from '../../dictionaries/DictView.tsx';
import type { Widget } from '../widget.ts';
import { SelSearchEdit } from './SelSearchEdit.tsx';

export const selSearchWidget: Widget<'sel_search'> = { type: 'sel_search', Edit: SelSearchEdit, View: DictView };
