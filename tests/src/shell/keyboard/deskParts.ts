export const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, parent: Element): HTMLElementTagNameMap[Tag] =>
  parent.appendChild(document.createElement(tag));

export const dialogIn = (parent: Element): HTMLElement => {
  const dialog = made('div', parent);
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  return dialog;
};

/** Waits for the effects of a key before the next one. */
export async function settle(): Promise<void> {
  for (let step = 0; step < 40; step += 1) await Promise.resolve();
}
