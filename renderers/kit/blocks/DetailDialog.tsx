import { PageModal, type PageModalProps } from '../modal/PageModal.tsx';

export type DetailDialogProps = Omit<PageModalProps, 'title' | 'width' | 'canFullscreen'>;

/** Pixels (W2-2). */
const WIDTH = 1200;

/** 详细信息: one thing by itself, 1200 wide, with a switch to the whole window (W2-2). */
export const DetailDialog = (props: DetailDialogProps) => (
  <PageModal {...props} title={props.t('detail.title')} width={WIDTH} />
);
