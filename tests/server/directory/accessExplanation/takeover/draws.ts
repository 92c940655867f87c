import type { Random } from './random.ts';
import type { Scene, World } from './world.ts';

export interface Draw {
  readonly world: World;
  readonly scene: Scene;
  readonly random: Random;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface DrawnCall {
  readonly url: string;
  readonly body?: unknown;
  /** Users whose account the actor can use if it succeeds: he can sign in as them or act for them. */
  readonly takesOver?: readonly string[];
}

export type Model = (draw: Draw) => DrawnCall;

/** Returns a random user of the set, possibly the actor. */
export const somebody = ({ scene, random }: Draw): string => random.pick([...scene.users, scene.actor]);
export const people = ({ scene, random }: Draw): string[] => {
  const some = random.some([...scene.users, scene.actor], 0.3);
  return some.length > 0 ? some : [random.pick(scene.users)];
};
export const role = ({ scene, random }: Draw): string => random.pick(scene.roles);
export const department = ({ world, random }: Draw): string => random.pick(world.departments);
export const permissions = ({ world, random }: Draw, of: number): string =>
  random.some(world.permissions, of).join(',');
export const rules = ({ world, random }: Draw): string => random.some(world.rules, 0.3).join(',');
export const departmentRole = ({ scene, random }: Draw): string => random.pick(scene.departmentRoles);

export const byIds =
  (url: string): Model =>
  (draw) => ({ url: `${url}${people(draw).join(',')}` });

let counter = 0;
export const fresh = (what: string): string => `${what}${(counter += 1)}`;

/** By method and address; for a record family by operation and page. */
export type Models = Readonly<Record<string, readonly [Method, Model]>>;
