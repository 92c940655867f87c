import { ensureBuilt, ensureInstalled } from './preparation.mjs';

/** `npm run build`: builds front end and server into dist/, unless they were already built from the same sources. */
ensureInstalled();
ensureBuilt();
