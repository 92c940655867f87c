export interface TableNotice {
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: string;
}
