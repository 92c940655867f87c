import { Modal } from 'antd';
import { useRef, type ReactNode } from 'react';

interface FactorModalProps {
  readonly title: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A dialog of the second factor. A modal takes focus while it animates: its field is focused after opening. */
export function FactorModal({ title, onCancel, children }: FactorModalProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open
      title={title}
      footer={null}
      width={460}
      maskClosable={false}
      onCancel={onCancel}
      afterOpenChange={(isOpen) => isOpen && body.current?.querySelector('input')?.focus()}
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}
