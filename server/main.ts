import { banner } from './banner.ts';
import { ConfigError, readConfig, type Config } from './core/config/config.ts';
import { endOnce } from './core/base/endOnce.ts';
import { startFailure } from './startFailure.ts';
import { startServer } from './startServer.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

// Once whoever read them is gone, each write fails; a complaint about that would be written to them again, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    complain(error instanceof ConfigError ? error.message : String(error));
    process.exit(1);
  }
}

const config = readConfigOrExit();
const starting = startServer(config, say);

endOnce({
  close: async () => {
    // A database that is just being started is stopped as well.
    const server = await starting.catch(() => undefined);
    await server?.close();
  },
  say,
  complain,
});

try {
  say(banner(config, await starting));
} catch (error) {
  complain(startFailure(error, config));
  if (config.logLevel === 'debug' && error instanceof Error) complain(error.stack ?? '');
  process.exit(1);
}
