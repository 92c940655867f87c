/** In a chunk of its own, with the catalogue of everything that can be wrong with a page. */
export { localizeProblem } from '../../../engine/index.ts';
