import type { Widget } from '../../inputs/widget.ts';
import { TextareaEdit } from './TextareaEdit.tsx';
import { TextareaView } from './TextareaView.tsx';

export const textareaWidget: Widget<'textarea'> = { type: 'textarea', Edit: TextareaEdit, View: TextareaView };
