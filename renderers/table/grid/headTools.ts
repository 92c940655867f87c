/** What a head cell holds besides its title: the button of the column's menu, and the edge by which it is made wider. */
export function headTools(menuLabel: string): readonly HTMLElement[] {
  const menu = document.createElement('button');
  menu.type = 'button';
  menu.className = 'wb-grid-head-menu';
  menu.tabIndex = -1;
  menu.setAttribute('aria-haspopup', 'menu');
  menu.setAttribute('aria-label', menuLabel);
  const edge = document.createElement('div');
  edge.className = 'wb-grid-head-edge';
  edge.setAttribute('aria-hidden', 'true');
  return [menu, edge];
}
