import type { Widget } from '../../inputs/widget.ts';

const Nothing = () => null;

/** Kept with the record and never drawn. */
export const hiddenWidget: Widget<'hidden'> = { type: 'hidden', Edit: Nothing, View: Nothing, concealed: true };
