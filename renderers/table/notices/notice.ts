export interface Notice {
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: string;
}
