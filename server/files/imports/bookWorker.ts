import { serveTasks } from '../../core/workers/serveTasks.ts';
import { BookRefused, type BookTask, type ReadBook } from './readBook.ts';
import { sendBook } from './sendBook.ts';

serveTasks<BookTask>(async (task, sendPart): Promise<ReadBook> => {
  try {
    return await sendBook(task, sendPart);
  } catch (error) {
    if (error instanceof BookRefused)
      return { fault: error.fault, ...(error.most !== undefined && { most: error.most }) };
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return { fault: isLocked ? 'encrypted' : 'damaged' };
  }
});
