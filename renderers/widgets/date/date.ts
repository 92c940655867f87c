import type { Widget } from '../widget.ts';
import { DateEdit } from './DateEdit.tsx';
import { DateView } from './DateView.tsx';

export const dateWidget: Widget<'date'> = { type: 'date', Edit: DateEdit, View: DateView };
