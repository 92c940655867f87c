import type { Widget } from '../inputs/widget.ts';
import { PopupEdit } from './PopupEdit.tsx';
import { PopupView } from './PopupView.tsx';

export const popupWidget: Widget<'popup'> = { type: 'popup', Edit: PopupEdit, View: PopupView };
