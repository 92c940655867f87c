import type { ToggleCellEditor } from '../cells/cellEditors.ts';

/** Yes or no, kept as the two values of `customValue`; blank is no. */
export const checkboxEditor: ToggleCellEditor = {
  kind: 'toggle',
  toggled: (value, { customValue: [checked, unchecked] = ['Y', 'N'] }) => (value === checked ? unchecked : checked),
};
