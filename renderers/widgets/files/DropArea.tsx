import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface DropAreaProps {
  readonly isClosed: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Renames pasted images by time of day: a `截图.png` has no name on the clipboard, where browsers call every image
 * `image.png`.
 */
const named = (file: File, count: number): File => {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const [, extension = 'png'] = file.name.split('.');
  const stamp = new Date().toTimeString().slice(0, 8).replaceAll(':', '');
  return new File([file], `${stamp}${count === 0 ? '' : `-${count}`}.${extension}`, { type: file.type });
};

/** Accepts files that are dropped on it, or pasted while it has the focus, including an image from the clipboard. */
export function DropArea({ isClosed, onFiles, className = '', children }: DropAreaProps) {
  const { t } = usePorts();
  const [isOver, setIsOver] = useState(false);
  // Moving between elements inside fires enter before leave.
  const depth = useRef(0);
  const over = (step: number): void => {
    depth.current = Math.max(0, depth.current + step);
    setIsOver(depth.current > 0);
  };
  const paste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files].map(named);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onFiles(files);
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    // antd's Upload below would silently drop files of other types.
    event.stopPropagation();
    depth.current = 0;
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  if (isClosed) return <div className={`wb-files ${className}`}>{children}</div>;
  return (
    <div
      className={`wb-files ${className}${isOver ? ' is-over' : ''}`}
      onPaste={paste}
      onDragEnter={(event) => hasFiles(event) && over(1)}
      onDragLeave={(event) => hasFiles(event) && over(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDropCapture={drop}
    >
      {children}
      {isOver ? <div className="wb-files-drop">{t('upload.dropHere')}</div> : null}
    </div>
  );
}
