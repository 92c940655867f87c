import type { TableChange, TableModel } from '../../../engine/index.ts';

export interface TableStep {
  readonly label: string;
  readonly change: TableChange;
  /** What takes it back. */
  readonly inverse: TableChange;
}

/** An owner that accepts everything: the steps that it carries out from now on, and their labels. */
export function stepsOf(model: TableModel): { readonly steps: TableStep[]; readonly labels: string[] } {
  const steps: TableStep[] = [];
  const labels: string[] = [];
  model.setOwner({
    accepts: () => true,
    carryOut(change, label) {
      steps.push({ label, change, inverse: model.apply(change) });
      labels.push(label);
    },
  });
  return { steps, labels };
}
