import { serveTasks } from '../../core/workers/serveTasks.ts';
import type { ForeignTask } from './foreignTasks.ts';

/** Lazy-loads the libraries with the first task that needs them: one for pictures, one for XML. */
serveTasks<ForeignTask>(async (task): Promise<unknown> => {
  if (task.kind === 'sniff') {
    const { fileTypeFromBuffer } = await import('file-type');
    const type = await fileTypeFromBuffer(task.head).catch(() => undefined);
    return type?.mime;
  }
  const { xmlToRecord } = await import('../../../engine/index.ts');
  return xmlToRecord(task.mapping, task.xml);
});
