import type { ViewProps } from '../../inputs/widget.ts';
import { useNodeTexts } from '../../trees/useNodeTexts.ts';

/** The names of the nodes; of an area its full name. The record may have brought them. */
export function TreeView({ column, value, text }: ViewProps) {
  const texts = useNodeTexts(column, text === undefined ? value : null);
  return <span>{text ?? [...texts.values()].join(', ')}</span>;
}
