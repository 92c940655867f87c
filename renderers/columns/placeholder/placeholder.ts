import type { ComponentType } from 'react';
import type { EditProps, ViewProps } from '../../inputs/widget.ts';
import { PlaceholderEdit } from './PlaceholderEdit.tsx';
import { PlaceholderView } from './PlaceholderView.tsx';

/** Faces of a column type that the page language knows and a later version draws: they show its name and the value. */
export const placeholder = <T extends string>(
  type: T,
): { readonly type: T; readonly Edit: ComponentType<EditProps>; readonly View: ComponentType<ViewProps> } => ({
  type,
  Edit: PlaceholderEdit,
  View: PlaceholderView,
});
