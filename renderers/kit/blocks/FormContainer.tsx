import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import './blocks.css';

export interface FormContainerProps {
  /** Disables everything inside. Default: false. */
  readonly disabled?: boolean | undefined;
  /** Accessible name of the group. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Disables all fields and buttons inside at once: native ones by its fieldset, antd's by their context. The content of
 * an iframe is another document and is not affected (contract §10).
 */
export function FormContainer({ disabled = false, label, children }: FormContainerProps) {
  return (
    <ConfigProvider componentDisabled={disabled}>
      <fieldset className="wb-form-container" disabled={disabled} aria-label={label}>
        {children}
      </fieldset>
    </ConfigProvider>
  );
}
