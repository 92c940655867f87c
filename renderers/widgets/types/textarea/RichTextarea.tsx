import { useId, useState } from 'react';
import { SafeHtml } from '../../inputs/SafeHtml.tsx';
import { LazyFailure } from '../../../kit/lazy/LazyFailure.tsx';
import { toText } from '../../../kit/formats/formats.ts';
import { usePorts } from '../../../kit/ports/portsContext.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { PlainTextarea } from './PlainTextarea.tsx';
import './richTextarea.css';

/** HTML source with a preview. Read-only fields show only the preview. */
export function RichTextarea(props: EditProps) {
  const { id, column, value, disabled } = props;
  const { t } = usePorts();
  const [shown, setShown] = useState(false);
  const preview = useId();
  const box = (
    <div id={disabled ? id : preview} className="wb-rich-shown" role="document" tabIndex={0} aria-label={column.title}>
      <SafeHtml html={toText(value)} renderFailed={(retry) => <LazyFailure t={t} onRetry={retry} />} />
    </div>
  );
  if (disabled) return box;
  return (
    <div className="wb-rich">
      <PlainTextarea {...props} />
      <div className="wb-rich-bar">
        <span>{t('html.hint')}</span>
        <button
          type="button"
          className="wb-rich-toggle"
          aria-expanded={shown}
          aria-controls={preview}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'html.hide' : 'html.preview')}
        </button>
      </div>
      {shown && box}
    </div>
  );
}
