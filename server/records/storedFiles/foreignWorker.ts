import { serveTasks } from '../../core/workers/serveTasks.ts';
import type { ForeignTask } from './foreignTasks.ts';

/** Libraries are loaded with the first task that needs them: the one looks at pictures, the other at XML. */
serveTasks<ForeignTask>(async (task): Promise<unknown> => {
  if (task.kind === 'sniff') {
    const { fileTypeFromBuffer } = await import('file-type');
    const type = await fileTypeFromBuffer(task.head).catch(() => undefined);
    return type?.mime;
  }
  const { xmlToRecord } = await import('../../../engine/index.ts');
  return xmlToRecord(task.mapping, task.xml);
});
