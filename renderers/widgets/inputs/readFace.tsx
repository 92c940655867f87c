import type { ComponentType } from 'react';
import type { EditProps, Widget } from './widget.ts';

/**
 * What a field shows that can be read and not changed: the view of its type as text that is selected and copied like any
 * other. It takes the focus, so that findings lead to it, and is no stop of Tab. What arrives late is not announced.
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
