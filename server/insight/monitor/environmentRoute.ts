import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerEnvironment } from '../../../contract/serverFacts.ts';
import { projectFolder } from '../../core/base/projectFolder.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';

const versionOf = (): string => {
  const content: unknown = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  return typeof content === 'object' && content !== null && 'version' in content ? String(content.version) : '';
};

/** Facts that support staff need first; nothing that helps an attacker. */
export const environmentRoute = ({ config, schemas }: Services): RouteDefinition => {
  const version = versionOf();
  return {
    method: 'GET',
    url: '/sys/environment',
    light: true,
    permission: 'authenticated',
    scope: 'none',
    handle: (): ServerEnvironment => {
      const now = new Date();
      return {
        version,
        time: showInstant(now),
        moment: now.getTime(),
        pages: schemas.pages().length,
        problems: schemas.problems().length,
        development: config.development,
      };
    },
  };
};
