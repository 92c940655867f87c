import { useEffect } from 'react';
import type { PageDocument } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { recordName } from '../../data/records/recordName.ts';

/** Reports to the shell which stored record is open: on opening, and after each save. */
export function useShownRecord(document: PageDocument): void {
  const { host } = usePorts();
  useEffect(() => {
    let told = '';
    const tell = (): void => {
      const { id, version, page } = document;
      if (id === null || told === `${id} ${version}`) return;
      told = `${id} ${version}`;
      host.recordShown?.({ pageId: page.id, id, name: recordName(document) ?? '' });
    };
    tell();
    return document.subscribe(tell);
  }, [document, host]);
}
