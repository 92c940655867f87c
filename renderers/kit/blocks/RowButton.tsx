import type { ButtonHTMLAttributes } from 'react';

export interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly danger?: boolean;
}

/**
 * Looks like antd's link button. A page of a list has dozens, and each antd button processes all styles of the
 * document.
 */
export const RowButton = ({ danger = false, className = '', ...button }: RowButtonProps) => (
  <button type="button" className={`wb-row-button ${className}`} data-danger={danger} {...button} />
);
