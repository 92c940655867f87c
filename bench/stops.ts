import { openDb } from '../server/core/database/db.ts';
import { printLine, printTable, type Figure } from './figures.ts';
import { startDatabase, STOP_KINDS } from './stops/database.ts';
import { startServers } from './stops/servers.ts';
import { findFaults } from './stops/faults.ts';
import { newLedger, signIn, writeUntil } from './stops/writers.ts';

/**
 * `npm run bench:stops [-- --stops 3]`: two built servers on one PostgreSQL, clerks that save continuously, and a
 * database that is repeatedly killed, stopped immediately or loses its connections. A failed save is retried with its
 * key, as our client does.
 */
const STOPS = Number(process.argv[process.argv.indexOf('--stops') + 1]) || 20;
const CLERKS_A_SERVER = 4;
/** Number of acknowledged saves between two stops. */
const SAVES_BETWEEN = 40;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(): Promise<readonly Figure[]> {
  const database = await startDatabase();
  const servers = await startServers(database).catch(async (error: unknown) => {
    await database.remove();
    throw error;
  });
  try {
    const token = await signIn(servers.urls[0] ?? '');
    const ledger = newLedger();
    const ended = new AbortController();
    const clerks = servers.urls.flatMap((url, server) =>
      Array.from({ length: CLERKS_A_SERVER }, (_, clerk) =>
        writeUntil(ended.signal, { url, token, name: `${server}-${clerk}` }, ledger),
      ),
    );
    for (let stop = 0; stop < STOPS; stop += 1) {
      const before = ledger.acknowledged();
      while (ledger.acknowledged() < before + SAVES_BETWEEN) await pause(20);
      const kind = STOP_KINDS[stop % STOP_KINDS.length] ?? STOP_KINDS[0];
      await database.stop(kind);
      await servers.untilHealthy();
      printLine(`${stop + 1} of ${STOPS}: ${kind}; ${ledger.acknowledged()} saves, ${servers.ended()} processes ended`);
    }
    const before = ledger.acknowledged();
    while (ledger.acknowledged() < before + SAVES_BETWEEN) await pause(20);
    ended.abort();
    await Promise.all(clerks);
    const db = openDb(database.superuserUrl);
    const faults = await findFaults(db, ledger);
    await db.destroy();
    const { refused, failed } = ledger.answers();
    return [
      { what: `stops of the database (${STOP_KINDS.join(', ')} in turn)`, value: String(STOPS) },
      { what: 'server processes that ended', value: `${servers.ended()} of ${STOPS * servers.urls.length}`, goal: '0' },
      { what: 'saves acknowledged', value: String(ledger.acknowledged()) },
      { what: 'of them missing', value: String(faults.missing), goal: '0' },
      { what: 'records stored twice', value: String(faults.doubled), goal: '0' },
      { what: 'records half written', value: String(faults.half), goal: '0' },
      { what: 'calls answered 503, tried again', value: String(refused) },
      { what: 'calls answered otherwise than with a save or 503', value: String(failed.length), goal: '0' },
      ...failed.slice(0, 5).map((value) => ({ what: 'such an answer', value })),
    ];
  } finally {
    await servers.stop();
    await database.remove();
  }
}

printTable(await measure());
process.exit();
