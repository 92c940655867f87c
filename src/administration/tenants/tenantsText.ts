import { lazyText } from '../../platform/locales/lazyText.ts';
import { tenantsEnUS } from '../../platform/locales/tenants/tenants.en-US.ts';
import { tenantsZhCN } from '../../platform/locales/tenants/tenants.zh-CN.ts';

/** Translates a text of the tenant editors. */
export const tenantsText = lazyText({ 'zh-CN': tenantsZhCN, 'en-US': tenantsEnUS });
