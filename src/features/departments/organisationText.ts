import { lazyText } from '../../platform/locales/lazyText.ts';
import { organisationEnUS } from '../../platform/locales/organisation/organisation.en-US.ts';
import { organisationZhCN } from '../../platform/locales/organisation/organisation.zh-CN.ts';

/** A text of the address book and of one's own departments. */
export const organisationText = lazyText({ 'zh-CN': organisationZhCN, 'en-US': organisationEnUS });
