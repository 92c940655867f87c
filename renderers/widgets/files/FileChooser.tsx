import { InboxOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Upload, type UploadProps } from 'antd';
import { useRef } from 'react';
import { FILE_EXTENSIONS, IMAGE_EXTENSIONS, type CompiledUpload } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** `.jpg,.png`: filter of the native file dialog. */
const acceptOf = (extensions: readonly string[]): string => extensions.map((extension) => `.${extension}`).join(',');

export interface FileChooserProps {
  readonly upload: Pick<CompiledUpload, 'number' | 'isImage' | 'btnText'>;
  /** Offered by the native dialog. Default: those that columns accept. */
  readonly extensions?: readonly string[];
  /** Accessible name of the button: the column's title. */
  readonly title: string;
  /** A large drop area instead of a button. Default: false. */
  readonly isLarge?: boolean;
  readonly id?: string | undefined;
  readonly messageId?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onLeave?: (() => void) | undefined;
}

/**
 * Opens the native file dialog. antd's Upload provides the input and the appearance; it neither sends nor lists nor
 * stores files (0005).
 */
export function FileChooser(props: FileChooserProps) {
  const { upload, title, isLarge = false, id, messageId, onFiles, onLeave } = props;
  const { t } = usePorts();
  const { extensions = upload.isImage ? IMAGE_EXTENSIONS : FILE_EXTENSIONS } = props;
  const chooser = useRef<HTMLSpanElement>(null);
  const text = isLarge
    ? t('upload.dragger')
    : (upload.btnText ?? t(upload.isImage ? 'upload.chooseImage' : 'upload.choose'));
  const given: UploadProps = {
    multiple: upload.number !== 1,
    accept: acceptOf(extensions),
    showUploadList: false,
    // Otherwise it would take the focus from the button.
    openFileDialogOnClick: false,
    hasControlInside: true,
    beforeUpload: (file, chosen) => {
      if (file === chosen[0]) onFiles([...chosen]);
      return Upload.LIST_IGNORE;
    },
  };
  const Frame = isLarge ? Upload.Dragger : Upload;
  return (
    <span ref={chooser} className={isLarge ? 'wb-file-place' : ''}>
      <Frame {...given}>
        <Button
          id={id}
          size="small"
          type={isLarge ? 'text' : 'default'}
          className={isLarge ? 'wb-file-dragger' : ''}
          icon={isLarge ? <InboxOutlined aria-hidden /> : <UploadOutlined aria-hidden />}
          aria-label={`${text} ${title}`}
          aria-describedby={messageId}
          onClick={() => chooser.current?.querySelector<HTMLElement>('input[type=file]')?.click()}
          onBlur={onLeave}
        >
          {text}
        </Button>
      </Frame>
    </span>
  );
}
