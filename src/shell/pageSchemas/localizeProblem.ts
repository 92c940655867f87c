/** In a separate chunk, with the catalogue of all possible page problems. */
export { localizeProblem } from '../../../engine/index.ts';
