/** A chunk of its own: see pageStore. */
export { re2Pattern } from '../../../engine/index.ts';
