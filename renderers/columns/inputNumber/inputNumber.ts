import type { Widget } from '../../inputs/widget.ts';
import { InputNumberEdit } from './InputNumberEdit.tsx';
import { InputNumberView } from './InputNumberView.tsx';

export const inputNumberWidget: Widget<'inputNumber'> = {
  type: 'inputNumber',
  Edit: InputNumberEdit,
  View: InputNumberView,
  align: 'end',
};
