import { ensureBuilt, ensureInstalled } from './preparation.mjs';

/** `npm run build`: front end and server into dist/, unless they are there from these very sources. */
ensureInstalled();
ensureBuilt();
