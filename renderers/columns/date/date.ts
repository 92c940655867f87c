import type { Widget } from '../../inputs/widget.ts';
import { DateEdit } from './DateEdit.tsx';
import { DateView } from './DateView.tsx';

export const dateWidget: Widget<'date'> = { type: 'date', Edit: DateEdit, View: DateView };
