import { PageModal } from '../../kit/modal/PageModal.tsx';
import { usePorts } from '../../kit/ports/portsContext.ts';

export interface ErrorDialogProps {
  /** Message of the failed upload. */
  readonly message: string;
  readonly onClose: () => void;
}

/** Dialog with the reason why a picture was not uploaded, on request (W8-3). */
export function ErrorDialog({ message, onClose }: ErrorDialogProps) {
  const { t } = usePorts();
  return (
    <PageModal t={t} width={416} canFullscreen={false} title={t('upload.errorTitle')} onClose={onClose}>
      <p className="wb-file-explained">{t('upload.errorText', { message })}</p>
    </PageModal>
  );
}
