import { useCallback, useEffect, useRef, useState } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { fileText } from './fileText.ts';

interface FileContentProps {
  readonly content: Blob;
  readonly name: string;
}

/** As an image source, a file cannot run scripts or fetch anything; this includes SVG. */
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

/** Shows the text as is: markup in it is not rendered. */
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

/** Renders the content of a file by its media type. */
export function FileContent({ content, name }: FileContentProps) {
  const { t } = usePorts();
  const [type = ''] = content.type.split(';');
  if (type.startsWith('image/')) return <Picture content={content} name={name} />;
  if (type.startsWith('text/') || TEXTS.has(type)) return <Text content={content} name={name} />;
  return <p className="wb-file-note">{t('file.notShown')}</p>;
}
