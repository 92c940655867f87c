import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../../server/core/config/config.ts';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';

describe('the configuration', () => {
  test('needs no variable at all', () => {
    expect(readConfig({})).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      dataFolder: join(projectFolder, '.data'),
      schemasFolder: join(projectFolder, 'schemas'),
      demo: true,
      development: false,
    });
    expect(readConfig({})).not.toHaveProperty('databaseUrl');
  });

  test('reads port, database, data folder and passwords', () => {
    const config = readConfig({
      PORT: '9000',
      DATABASE_URL: 'postgresql://u:p@h:5432/d',
      WAYBILL_DATA: '/var/data',
      WAYBILL_ADMIN_PASSWORD: ' spaces count ',
    });
    expect(config).toMatchObject({
      port: 9000,
      databaseUrl: 'postgresql://u:p@h:5432/d',
      dataFolder: '/var/data',
      adminPassword: ' spaces count ',
      demo: false,
    });
  });

  test('requires initial passwords of 8 to 200 characters as for all users', () => {
    for (const password of ['1234567', 'x'.repeat(201)])
      expect(() => readConfig({ WAYBILL_ADMIN_PASSWORD: password, WAYBILL_DEMO_PASSWORD: password })).toThrow(
        /WAYBILL_ADMIN_PASSWORD: .*8[^]*WAYBILL_DEMO_PASSWORD: .*8/,
      );
    expect(readConfig({ WAYBILL_ADMIN_PASSWORD: '密码要八个字才行' }).adminPassword).toBe('密码要八个字才行');
  });

  test('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', WAYBILL_ADMIN_PASSWORD: '' })).toEqual(readConfig({}));
  });

  test('names every faulty variable at once', () => {
    const read = () =>
      readConfig({ PORT: '80a', DATABASE_URL: 'mysql://x', WAYBILL_DEMO: 'constructor', WAYBILL_LOG: 'loud' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/DATABASE_URL: [^]*PORT: [^]*WAYBILL_DEMO: [^]*WAYBILL_LOG: /);
  });
});
