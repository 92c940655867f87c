import pg from 'pg';
import { ApiError } from '../errors.ts';
import { messages } from '../messages.ts';

/** 503: the database is away. The call may be repeated. */
export const databaseAway = (cause?: unknown): ApiError => new ApiError(503, messages.unavailable, { cause });

/** 503: it is there, and too many calls wait for it. */
export const databaseBusy = (cause?: unknown): ApiError => new ApiError(503, messages.busy, { cause });

/** An answer of PostgreSQL, whatever it says: somebody is there. */
export const isAnswer = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** It starts, stops or recovers: nobody is served. */
const NOT_SERVING = /^57P0/;

/** Whether a failed attempt says that nobody is served; one that is refused for itself alone says nothing. */
export const isAbsence = (error: unknown): boolean => !isAnswer(error) || NOT_SERVING.test(error.code ?? '');
