import { useCallback, useRef, type KeyboardEvent } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useDialogs } from './dialogs.ts';

/** Prevents Escape from closing the dialog when an element inside has handled it (a cell, a half-typed text). */
export const keepTakenKeys = (event: KeyboardEvent): void => {
  if (event.key === 'Escape' && (event.isDefaultPrevented() || event.nativeEvent.isComposing)) event.stopPropagation();
};

/** Closes an overlay; asks for confirmation first when it contains unsaved changes. */
export function useAskedClosing(onClose: () => void, lost: 'form.closeKept' | 'form.closeLost') {
  const dialogs = useDialogs();
  const { t } = usePorts();
  const isAsking = useRef(false);
  return useCallback(
    async (isDirty: boolean): Promise<void> => {
      if (isAsking.current) return;
      isAsking.current = true;
      const question = { title: t('form.closeUnsaved'), text: t(lost), ok: t('common.close'), danger: true };
      const goes = !isDirty || (await dialogs.confirm(question));
      isAsking.current = false;
      if (goes) onClose();
    },
    [dialogs, lost, onClose, t],
  );
}
