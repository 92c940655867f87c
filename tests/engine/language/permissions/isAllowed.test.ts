import { describe, expect, it } from 'vitest';
import { isAllowed } from '../../../../engine/index.ts';
import cases from './isAllowed.cases.json';

describe('whether the interface offers an action, by the entries of type, action and status [S3-4] [S6-8]', () => {
  it.each(cases)('$name: $allowed [S6-8]', ({ routeList, auth, allAuth, allowed }) => {
    expect(isAllowed('a:add', { auth, allAuth, ...(routeList ? { routeList } : {}) })).toBe(allowed);
  });
});
