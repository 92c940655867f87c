import {
  DownloadOutlined,
  LeftOutlined,
  RightOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
} from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { PageModal } from '../../kit/modal/PageModal.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { DownloadFile } from './fileCommands.ts';
import type { FieldFile } from './fieldFile.ts';
import { usePictureLink } from './usePictureLink.ts';
import './fileFields.css';

const QUARTER = 90;

interface ShownPictureProps {
  readonly file: FieldFile;
  /** Number of quarter turns to the right. */
  readonly turned: number;
}

function ShownPicture({ file: { path, name }, turned }: ShownPictureProps) {
  const { t } = usePorts();
  const { url, isBroken, onError } = usePictureLink(path);
  const [isLoaded, setLoaded] = useState(false);
  if (isBroken) return <p role="alert">{t('upload.noPicture')}</p>;
  return (
    <>
      {isLoaded ? null : <Spin aria-label={t('file.loading')} />}
      {url === undefined ? null : (
        <img
          src={url}
          alt={name}
          className={turned % 2 === 0 ? 'wb-preview-picture' : 'wb-preview-picture is-lying'}
          style={{ transform: `rotate(${turned * QUARTER}deg)` }}
          onLoad={() => setLoaded(true)}
          onError={onError}
        />
      )}
    </>
  );
}

export interface PicturePreviewProps {
  readonly pictures: readonly FieldFile[];
  /** Key of the picture that is shown first. */
  readonly first: string;
  readonly download: DownloadFile | undefined;
  readonly onClose: () => void;
}

/**
 * Pictures in full size, one at a time: can be rotated, browsed by arrow keys and saved. Rotation does not change the
 * file.
 */
export function PicturePreview({ pictures, first, download, onClose }: PicturePreviewProps) {
  const { t } = usePorts();
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ key }) => key === first),
    ),
  );
  const [turned, setTurned] = useState(0);
  const file = pictures[at];
  const go = (step: number): void => {
    setAt((at + step + pictures.length) % pictures.length);
    setTurned(0);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const bar = (
    <div className="wb-preview-bar" key="bar">
      {pictures.length > 1 ? (
        <>
          <Button icon={<LeftOutlined aria-hidden />} aria-label={t('picture.previous')} onClick={() => go(-1)} />
          <span role="status">{t('picture.place', { place: at + 1, count: pictures.length })}</span>
          <Button icon={<RightOutlined aria-hidden />} aria-label={t('picture.next')} onClick={() => go(1)} />
        </>
      ) : null}
      <Button
        icon={<RotateLeftOutlined aria-hidden />}
        aria-label={t('picture.left')}
        title={t('picture.left')}
        onClick={() => setTurned(turned - 1)}
      />
      <Button
        icon={<RotateRightOutlined aria-hidden />}
        aria-label={t('picture.right')}
        title={t('picture.right')}
        onClick={() => setTurned(turned + 1)}
      />
      {download !== undefined && file !== undefined ? (
        <Button icon={<DownloadOutlined aria-hidden />} onClick={() => download(file)}>
          {t('file.download')}
        </Button>
      ) : null}
    </div>
  );
  return (
    <PageModal t={t} width={900} title={file?.name ?? ''} onClose={onClose} footer={bar}>
      <div className="wb-preview" onKeyDown={onKeyDown} tabIndex={-1}>
        {file === undefined ? null : <ShownPicture key={file.key} file={file} turned={turned} />}
      </div>
    </PageModal>
  );
}
