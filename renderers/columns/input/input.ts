import type { Widget } from '../../inputs/widget.ts';
import { InputEdit } from './InputEdit.tsx';
import { InputView } from './InputView.tsx';

export const inputWidget: Widget<'input'> = { type: 'input', Edit: InputEdit, View: InputView };
