import { InputView } from '../input/InputView.tsx';
import type { Widget } from '../../inputs/widget.ts';
import { InputPopEdit } from './InputPopEdit.tsx';

export const inputPopWidget: Widget<'input_pop'> = { type: 'input_pop', Edit: InputPopEdit, View: InputView };
