import type { ComponentType } from 'react';
import type { EditProps, Widget } from './widget.ts';

/**
 * Creates the read-only control of a field: the view of its type, whose text can be selected and copied. It is
 * focusable, so that findings can focus it, but not a tab stop. Content that loads later is not announced.
 */
export function readFace({ View, Read }: Pick<Widget, 'View' | 'Read'>): ComponentType<EditProps> {
  return (
    Read ??
    function ReadField({ id, column, value, held, messageId }: EditProps) {
      return (
        <output id={id} className="wb-read" tabIndex={-1} aria-live="off" aria-describedby={messageId}>
          {held ?? <View column={column} value={value} isWhole />}
        </output>
      );
    }
  );
}
