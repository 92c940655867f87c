import { lazyText } from '../../platform/locales/lazyText.ts';
import { organisationEnUS } from '../../platform/locales/organisation/organisation.en-US.ts';
import { organisationZhCN } from '../../platform/locales/organisation/organisation.zh-CN.ts';

/** Translates a text of the address book and of the user's departments. */
export const organisationText = lazyText({ 'zh-CN': organisationZhCN, 'en-US': organisationEnUS });
