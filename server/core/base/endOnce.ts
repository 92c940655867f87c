interface Ending {
  /** Stops everything, the database last; called once. */
  readonly close: () => Promise<void>;
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const FAULTS = ['uncaughtException', 'unhandledRejection'] as const;

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Ends the process once and in order, on a signal or an uncaught error. Errors meanwhile are reported and change
 * nothing: the process continues until everything is stopped, above all its own database.
 */
export function endOnce({ close, say, complain }: Ending): void {
  let isEnding = false;
  const end = async (status: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    say('正在停止 (stopping) …');
    try {
      await close();
    } catch (error) {
      complain(textOf(error));
    }
    process.exit(status);
  };
  // Ctrl+C in a terminal may arrive twice, from the terminal and from npm: only the first counts.
  for (const signal of SIGNALS) process.on(signal, () => void end(0));
  for (const fault of FAULTS)
    process.on(fault, (error: unknown) => {
      complain(`服务器出错退出 (stopped by an error)：${textOf(error)}`);
      void end(1);
    });
}
