import { createContext, useContext } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import type { FieldForm } from './fieldForm.ts';
import type { FieldSource } from './fieldSource.ts';

/** What the fields of one form share. */
export interface FormContextValue {
  readonly source: FieldSource;
  readonly values: Pick<FieldForm, 'value' | 'text' | 'onValue'>;
  /** The column that a field of the Formily form stands for, by its path. */
  readonly columnOf: (key: string) => CompiledColumn | undefined;
  /** DOM id of a field's control; unique among the forms that are open. */
  readonly idOf: (key: string) => string;
  /** Whether other fields follow this one, at every key. */
  readonly isFollowed: (key: string) => boolean;
  /** The row whose fields they are; absent: the record's head. */
  readonly row?: RowPlace | undefined;
}

/** A row of a detail. */
export interface RowPlace {
  readonly detail: string;
  readonly rowId: string;
}

const FormContext = createContext<FormContextValue | null>(null);

export const FormContextProvider = FormContext.Provider;

export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (context === null)
    throw new Error('A field was drawn outside of SchemaForm: it needs the form’s values and columns');
  return context;
}
