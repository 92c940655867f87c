import { useCallback, useEffect, useRef, useState } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { fileText } from './fileText.ts';

interface FileContentProps {
  readonly content: Blob;
  readonly name: string;
}

/** As the source of a picture no file runs a script or fetches anything, an SVG neither. */
function Picture({ content, name }: FileContentProps) {
  const { t } = usePorts();
  const picture = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(content);
    picture.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [content]);
  if (broken) return <p role="alert">{t('file.broken')}</p>;
  return <img ref={picture} className="wb-file-picture" alt={name} onError={() => setBroken(true)} />;
}

/** The text itself: markup in it is shown, never drawn. */
function Text({ content, name }: FileContentProps) {
  const { t } = usePorts();
  const { value } = useAnswer(useCallback(() => fileText(content), [content]));
  if (value === undefined || value === null) return null;
  return (
    <>
      {value.isCut ? <p className="wb-file-note">{t('file.cut')}</p> : null}
      <pre className="wb-file-text" tabIndex={0} role="region" aria-label={name}>
        {value.text}
      </pre>
    </>
  );
}

const TEXTS: ReadonlySet<string> = new Set(['application/xml']);

/** What a file shows of itself, by its media type. */
export function FileContent({ content, name }: FileContentProps) {
  const { t } = usePorts();
  const [type = ''] = content.type.split(';');
  if (type.startsWith('image/')) return <Picture content={content} name={name} />;
  if (type.startsWith('text/') || TEXTS.has(type)) return <Text content={content} name={name} />;
  return <p className="wb-file-note">{t('file.notShown')}</p>;
}
