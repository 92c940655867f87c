export { readStatement } from './readStatement.ts';
