/** In a separate chunk: see pageStore. */
export { re2Pattern } from '../../../engine/index.ts';
