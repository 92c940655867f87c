import { isRichText } from '../../../engine/index.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { PlainTextarea } from './PlainTextarea.tsx';
import { RichTextarea } from './RichTextarea.tsx';

/** `props.content`: `html` where the text is HTML; plain by default. */
export function TextareaEdit(props: EditProps) {
  return isRichText(props.column) ? <RichTextarea {...props} /> : <PlainTextarea {...props} />;
}
