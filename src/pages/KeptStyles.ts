/** In a chunk of its own: it draws what lists are made of, while nothing else is to be done. */
export { KeptStyles } from '../../renderers/index.ts';
