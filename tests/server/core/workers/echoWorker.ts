import { setTimeout } from 'node:timers/promises';
import { serveTasks } from '../../../../server/core/workers/serveTasks.ts';

/** Tasks that the tests send to a worker process. */
export type EchoTask =
  | { readonly kind: 'say'; readonly text: string; readonly parts?: number }
  | { readonly kind: 'sleep'; readonly milliseconds: number }
  | { readonly kind: 'allocate'; readonly where: 'heap' | 'buffers' }
  | { readonly kind: 'array' }
  | { readonly kind: 'loop' | 'exit' | 'throw' | 'environment' };

const hold: unknown[] = [];

serveTasks<EchoTask>(async (task, sendPart): Promise<unknown> => {
  switch (task.kind) {
    case 'say':
      for (let part = 0; part < (task.parts ?? 0); part += 1) await sendPart(part);
      return `${process.pid} ${task.text}`;
    case 'sleep':
      return setTimeout(task.milliseconds, process.pid);
    case 'allocate':
      // Slow enough for the memory check to notice it, and never yields to the event loop.
      for (;;) hold.push(task.where === 'heap' ? Array.from({ length: 10_000 }, String) : Buffer.alloc(1 << 20, 1));
    case 'array':
      // As the reader did for column ZZZZZZ: V8 aborts, and no code can catch that.
      return Array.from({ length: 321_272_406 }, () => null).length;
    case 'loop':
      for (;;) hold.length = 0;
    case 'exit':
      return process.exit(3);
    case 'throw':
      throw new Error('thrown by the task');
    default:
      return Object.keys(process.env);
  }
});
