import type { TableChange, TableModel } from '../../../engine/index.ts';

export interface TableStep {
  readonly label: string;
  readonly change: TableChange;
  /** The change that undoes it. */
  readonly inverse: TableChange;
}

/** Sets an owner that accepts every change; returns the steps that it applies from now on, and their labels. */
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
