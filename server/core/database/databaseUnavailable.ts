import pg from 'pg';
import { ApiError } from '../base/errors.ts';
import { serverText, type ServerText } from '../texts/serverText.ts';

/** When a call that the database did not serve may come again, s. */
export const RETRY_AFTER_S = 2;

const notServed = (said: ServerText, cause?: unknown): ApiError =>
  new ApiError(503, said, { cause, retryAfter: RETRY_AFTER_S });

/** 503: the database is away. The call may be repeated. */
export const databaseAway = (cause?: unknown): ApiError => notServed(serverText('unavailable'), cause);

/** 503: it is there, and too many calls wait for it. */
export const databaseBusy = (cause?: unknown): ApiError => notServed(serverText('busy'), cause);

/** 503: the server stops and has closed its connections; a call that was still under way comes too late. */
export const databaseClosed = (): ApiError => notServed(serverText('stopping'));

/** An answer of PostgreSQL, whatever it says: somebody is there. */
export const isAnswer = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** It starts, stops or recovers: nobody is served. */
const NOT_SERVING = /^57P0/;

/** Whether a failed attempt says that nobody is served; one that is refused for itself alone says nothing. */
export const isAbsence = (error: unknown): boolean => !isAnswer(error) || NOT_SERVING.test(error.code ?? '');
