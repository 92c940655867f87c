import type { ColumnType } from '../../engine/index.ts';
import type { Registry, Widget } from '../inputs/widget.ts';
import { connectWidget } from './connectWidget.tsx';
import { FieldItem } from './FieldItem.tsx';
import { FormGroup } from './FormGroup.tsx';
import { MissingComponent } from './MissingComponent.tsx';
import { RowFields } from './RowFields.tsx';
import type { FormComponents } from './SchemaForm.tsx';

/** Everything that a form of a record is drawn with. */
export function fieldComponents(registry: Registry): FormComponents {
  const widgets: readonly Widget<ColumnType>[] = Object.values(registry);
  return {
    FieldItem,
    Group: FormGroup,
    RowFields,
    MissingComponent,
    ...Object.fromEntries(widgets.map((widget) => [widget.type, connectWidget(widget)])),
  };
}
