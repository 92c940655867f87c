import {
  permissionOf,
  type ButtonState,
  type CompiledPage,
  type PageDocument,
  mayChange,
  maySee,
} from '../../../engine/index.ts';
import type { FieldSource } from '../fields/fieldSource.ts';
import type { Ports } from '../../kit/ports/ports.ts';
import { buttonOf } from '../../data/records/recordActions.ts';

const saveCode = (page: CompiledPage, id: string | null): string => permissionOf(page, id === null ? 'add' : 'edit');

/** Whether the user may save this record: permission `add` for a new one, `edit` for a stored one. */
export const maySave = (page: CompiledPage, id: string | null, can: Ports['can']): boolean => can(saveCode(page, id));

export const saveButton = (page: CompiledPage, id: string | null, rights: Pick<Ports, 'can' | 'button'>): ButtonState =>
  buttonOf(saveCode(page, id), rights);

/** The document restricted to what the user may see and change. The server enforces the same permissions itself. */
export function permittedSource(document: PageDocument, can: Ports['can']): FieldSource {
  const { columnByKey } = document.page;
  return {
    field: (key) => {
      const state = document.field(key);
      const column = columnByKey.get(key);
      const sees = column === undefined || maySee(column, can);
      const changes = column === undefined || mayChange(column, can);
      const locked = document.readOnly || !maySave(document.page, document.id, can);
      const readOnly = state.readOnly === true || !changes || locked;
      return { ...state, visible: state.visible && sees, disabled: state.disabled || readOnly, readOnly };
    },
    set: (values, label) => document.set(values, label),
    hold: (key, text) => document.hold(key, text),
    type: (key, value) => document.type(key, value),
    touch: (key) => document.touch(key),
    subscribe: (listener) => document.subscribe(listener),
  };
}

/**
 * Keeps the rows read-only for users without save permission: the document knows the record's state, not the user's
 * permissions. Returns the unsubscribe function.
 */
export function keepLocked(document: PageDocument, detail: string, can: Ports['can']): () => void {
  const model = document.detail(detail);
  const lock = (): void => {
    if (!maySave(document.page, document.id, can)) model.readOnly = true;
  };
  lock();
  return document.subscribe(lock);
}
