/** The project. */
export const root: string;
/** Changes with any content that goes into the build of a project. Default: this one. */
export function sourcesHash(project?: string): string;
