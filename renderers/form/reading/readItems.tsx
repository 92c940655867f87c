import { useMemo, type ReactNode } from 'react';
import {
  isBlank,
  kindOf,
  type CompiledColumn,
  type CompiledGroup,
  type Finding,
  type PageDocument,
} from '../../../engine/index.ts';
import { StatusTag } from '../../widgets/types/StatusTag.tsx';
import { neededDigits } from '../../kit/formats/formats.ts';
import { readFace } from '../../widgets/inputs/readFace.tsx';
import type { Registry, Widget } from '../../widgets/inputs/widget.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { permittedSource } from '../document/access.ts';
import { useRegistry } from '../../widgets/registryContext.ts';

/** A field of a record in read mode. */
export interface ReadItem {
  readonly column: CompiledColumn;
  /** DOM id of the element that shows the value; it is focusable. */
  readonly id: string;
  /** The field has no value and no text in place of a value. */
  readonly isBlank: boolean;
  /** Full width: multi-line texts, files. */
  readonly isWide: boolean;
  readonly finding: Finding | undefined;
  readonly face: ReactNode;
}

const nothing = (): void => undefined;

const isWide = ({ type, editor, upload }: CompiledColumn): boolean =>
  type === 'textarea' || editor !== undefined || upload !== undefined;

/** An unset flag reads as off; a slot determines itself whether it is blank. */
const isNeverBlank = ({ type }: CompiledColumn): boolean => type === 'checkbox' || type === 'switch' || type === 'slot';

/** Returns the read component of a column: by its type, or the status tag for the status column. */
const facesOf = (registry: Registry, statusKey: string | undefined) => {
  const faces = new Map<string, ReturnType<typeof readFace>>();
  return ({ key, type }: CompiledColumn) => {
    const name = key === statusKey ? 'status' : type;
    const widget: Pick<Widget, 'View' | 'Read'> = key === statusKey ? { View: StatusTag } : registry[type];
    const face = faces.get(name) ?? readFace(widget);
    faces.set(name, face);
    return face;
  };
};

/**
 * The fields of a group that the user may see, in read mode. `idOf`: returns the DOM id of the element that shows a
 * field.
 */
export function useReadItems(
  document: PageDocument,
  idOf: (key: string) => string,
): (group: CompiledGroup) => readonly ReadItem[] {
  const { can } = usePorts();
  const registry = useRegistry();
  const { page } = document;
  const faceOf = useMemo(() => facesOf(registry, page.resource.statusKey), [page, registry]);
  const source = useMemo(() => permittedSource(document, can), [can, document]);
  return ({ fields }) =>
    fields.flatMap((column) => {
      const { key } = column;
      if (kindOf(column.type).staff === 'none') return [];
      const { finding, value: stored, visible } = source.field(key);
      if (!visible) return [];
      const value =
        column.valueType === 'decimal' && typeof stored === 'string' ? neededDigits(column, stored) : stored;
      const Face = faceOf(column);
      const id = idOf(key);
      const messageId = finding && `${id}-message`;
      const control = { onCommit: nothing, onLeave: nothing, required: false, disabled: true, messageId };
      const face = <Face {...{ column, value, id, ...control }} status="" />;
      return [{ column, id, isBlank: isBlank(value) && !isNeverBlank(column), isWide: isWide(column), finding, face }];
    });
}
