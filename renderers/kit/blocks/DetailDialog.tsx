import { PageModal, type PageModalProps } from '../modal/PageModal.tsx';

export type DetailDialogProps = Omit<PageModalProps, 'title' | 'width' | 'canFullscreen'>;

/** Pixels (W2-2). */
const WIDTH = 1200;

/** 详细信息: dialog for one record, 1200 pixels wide, with a switch to full window (W2-2). */
export const DetailDialog = (props: DetailDialogProps) => (
  <PageModal {...props} title={props.t('detail.title')} width={WIDTH} />
);
