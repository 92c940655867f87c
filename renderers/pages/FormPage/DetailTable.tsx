import type { CompiledDetail, PageDocument } from '../../../engine/index.ts';
import type { CellFocus } from './useFocusFinding.ts';

export interface DetailTableProps {
  readonly document: PageDocument;
  readonly detail: CompiledDetail;
  readonly register: (detail: string, table: CellFocus | null) => void;
}

export function DetailTable(_props: DetailTableProps) {
  return null;
}
