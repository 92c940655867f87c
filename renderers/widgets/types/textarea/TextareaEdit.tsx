import { isRichText } from '../../../../engine/index.ts';
import { readFace } from '../../inputs/readFace.tsx';
import type { EditProps } from '../../inputs/widget.ts';
import { PlainTextarea } from './PlainTextarea.tsx';
import { RichTextarea } from './RichTextarea.tsx';
import { TextareaView } from './TextareaView.tsx';

/** `props.content`: `html` when the text is HTML; plain by default. */
export function TextareaEdit(props: EditProps) {
  return isRichText(props.column) ? <RichTextarea {...props} /> : <PlainTextarea {...props} />;
}

const PlainRead = readFace({ View: TextareaView });

/** Plain text with its line breaks; HTML rendered. */
export const TextareaRead = (props: EditProps) =>
  isRichText(props.column) ? <RichTextarea {...props} /> : <PlainRead {...props} />;
