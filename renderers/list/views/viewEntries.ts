import type { MenuProps } from 'antd';
import type { Ports, SavedView, SavedViews } from '../../kit/ports/ports.ts';

type Entries = NonNullable<MenuProps['items']>;

/** Returns the menu key of a view; the other entries are named after their action. */
export const viewEntry = (id: string): string => `view:${id}`;

const labelOf = ({ name, owner, isDefault }: SavedView, t: Ports['t']): string =>
  [name, isDefault ? t('views.isDefault') : '', owner === '' ? '' : t('views.by', { owner })].join('');

/** Menu entries for the open view. */
const entriesOf = ({ name, isDefault, mayChange }: SavedView, t: Ports['t']): Entries => [
  { key: 'none', label: t('views.none') },
  { key: 'default', label: t(isDefault ? 'views.clearDefault' : 'views.setDefault') },
  ...(mayChange
    ? [
        { key: 'overwrite', label: t('views.update', { name }) },
        { key: 'delete', label: t('views.delete', { name }), danger: true },
      ]
    : []),
];

/** Returns the menu of views: own ones, shared ones, then the actions. */
export function viewEntries({ views }: SavedViews, current: SavedView | undefined, t: Ports['t']): Entries {
  const groupOf = (title: string, isOwn: boolean): Entries => {
    const children = views
      .filter(({ owner }) => (owner === '') === isOwn)
      .map((view) => ({ key: viewEntry(view.id), label: labelOf(view, t) }));
    return children.length === 0 ? [] : [{ type: 'group', label: title, children }];
  };
  return [
    ...groupOf(t('views.own'), true),
    ...groupOf(t('views.shared'), false),
    ...(views.length === 0 ? [] : [{ type: 'divider' as const }]),
    ...(current === undefined ? [] : entriesOf(current, t)),
    { key: 'save', label: t('views.saveAs') },
  ];
}
