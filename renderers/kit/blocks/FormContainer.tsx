import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import './blocks.css';

export interface FormContainerProps {
  /** Everything within is disabled. Default: false. */
  readonly disabled?: boolean | undefined;
  /** Names the group to who hears it. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Disables all fields and buttons within at once: the browser's own by its fieldset, antd's by their context. What stands
 * in an iframe is another document and goes on as it is (contract §10).
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
