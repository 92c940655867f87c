import type { Widget } from '../../inputs/widget.ts';
import { NormalEdit } from './NormalEdit.tsx';
import { NormalView } from './NormalView.tsx';

/** Text that nobody types. */
export const normalWidget: Widget<'normal'> = { type: 'normal', Edit: NormalEdit, View: NormalView };
