import { FileImageOutlined } from '@ant-design/icons';
import { useNearby } from '../../kit/keyboard/useNearby.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { usePictureLink } from './usePictureLink.ts';

export interface ThumbnailProps {
  readonly path: string;
  readonly name: string;
  readonly className: string;
}

/** A thumbnail by its signed link, fetched when it comes near the window. */
export function Thumbnail({ path, name, className }: ThumbnailProps) {
  const { t } = usePorts();
  const { ref, near } = useNearby(false);
  const { url, isBroken, onError } = usePictureLink(path, near);
  return (
    <div ref={ref} className={className}>
      {isBroken ? (
        <span
          className="wb-picture-broken"
          title={t('upload.noPicture')}
          role="img"
          aria-label={`${name} ${t('upload.noPicture')}`}
        >
          <FileImageOutlined aria-hidden />
        </span>
      ) : null}
      {url !== undefined && !isBroken ? (
        <img src={url} alt={name} draggable={false} decoding="async" onError={onError} />
      ) : null}
    </div>
  );
}
