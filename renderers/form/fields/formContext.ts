import { createContext, useContext } from 'react';
import type { CompiledColumn } from '../../../engine/index.ts';
import type { FieldForm } from './fieldForm.ts';
import type { FieldSource } from './fieldSource.ts';

/** State shared by the fields of one form. */
export interface FormContextValue {
  readonly source: FieldSource;
  readonly values: Pick<FieldForm, 'value' | 'text' | 'onValue'>;
  /** Returns the column of a Formily field by its path. */
  readonly columnOf: (key: string) => CompiledColumn | undefined;
  /** Returns the DOM id of a field's control; unique among the open forms. */
  readonly idOf: (key: string) => string;
  /** Whether other fields depend on this one at every key press. */
  readonly isFollowed: (key: string) => boolean;
  /** The row that the fields belong to; absent: the record's head. */
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
