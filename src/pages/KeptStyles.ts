/** In a separate chunk: renders the components of lists while idle. */
export { KeptStyles } from '../../renderers/index.ts';
