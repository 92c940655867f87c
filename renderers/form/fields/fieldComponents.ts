import type { Registry } from '../../widgets/inputs/widget.ts';
import { connectWidget } from './connectWidget.tsx';
import { FieldItem } from './FieldItem.tsx';
import { FieldSet } from './FieldSet.tsx';
import { FormGroup, RowFields } from './FormGroup.tsx';
import { MissingComponent } from './MissingComponent.tsx';
import type { FormComponents } from './SchemaForm.tsx';

/** All components needed to render the form of a record. */
export function fieldComponents(registry: Registry): FormComponents {
  return {
    FieldItem,
    Group: FormGroup,
    FieldSet,
    RowFields,
    MissingComponent,
    ...Object.fromEntries(Object.entries(registry).map(([type, widget]) => [type, connectWidget(type, widget)])),
  };
}
