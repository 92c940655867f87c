import { t } from '../../platform/locales/t.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import type { Department } from '../../../contract/departments.ts';

interface DepartmentDialogProps {
  readonly title: string;
  readonly departments: readonly Department[];
  /** The initially selected orgCode; blank: none. */
  readonly current: string;
  readonly onChoose: (department: Department) => Promise<void>;
  readonly onCancel: () => void;
}

/** Selects one of the user's departments (S4-8). */
export function DepartmentDialog({ title, departments, current, onChoose, onCancel }: DepartmentDialogProps) {
  const choose = async (value: string) => {
    const chosen = departments.find(({ orgCode }) => orgCode === value);
    if (chosen) await onChoose(chosen);
  };
  return (
    <ChoiceDialog
      title={title}
      label={t('department.label')}
      hint={t('department.required')}
      choices={departments.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))}
      current={current}
      onChoose={choose}
      onCancel={onCancel}
    />
  );
}
