import type { Page } from '@playwright/test';

export interface FocusWalk {
  /** Presses keys until an element with that name has the focus; every stop on the way must show its focus visibly. */
  readonly to: (name: string | RegExp, key?: string) => Promise<void>;
  /** Stops that looked the same with and without the focus. */
  readonly unseen: () => readonly string[];
}

const MAX_STEPS = 120;

interface Stop {
  readonly control: Element;
  readonly parts: readonly Element[];
  readonly looks: string;
}

/** The focused element, and which of the previous stops looks the same without the focus as with it. */
const stop = (page: Page): Promise<{ readonly name: string; readonly unseen: readonly string[] }> =>
  page.evaluate(async () => {
    const KINDS = ['outlineStyle', 'outlineColor', 'boxShadow', 'borderColor', 'backgroundColor', 'textDecorationLine'];
    const looksOf = (part: Element): string =>
      [undefined, '::before', '::after']
        .map((pseudo) => {
          const style = getComputedStyle(part, pseudo) as unknown as Record<string, string>;
          const kinds = style['outlineStyle'] === 'none' ? KINDS.slice(2) : KINDS;
          return kinds.map((kind) => style[kind]).join(' ');
        })
        .join();
    const around = (control: Element): Element[] => {
      const boxes: Element[] = [];
      for (let box = control.parentElement; box && boxes.length < 4; box = box.parentElement) boxes.push(box);
      return boxes;
    };
    /** The control, its content, what is rendered next to it in its place, and the boxes around it. */
    const partsOf = (control: Element): Element[] => {
      const beside = [...(control.parentElement?.children ?? [])].filter((part) => !part.matches('a, button, input'));
      return [control, ...control.querySelectorAll('*'), ...beside, ...around(control)];
    };
    const nameOf = (control: Element): string => {
      const labels =
        control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : null;
      const named = document.getElementById(control.getAttribute('aria-labelledby') ?? '');
      const label = control.getAttribute('aria-label') || (labels?.[0] ?? named ?? control).textContent || '';
      return label.trim().replace(/^\*/, '');
    };
    const memory = globalThis as unknown as { waiting?: Stop[] };
    const control = document.activeElement ?? document.body;
    // antd's selects are notified of the focus a little later.
    const select = control.closest('.ant-select:not(.ant-select-focused)');
    for (let frames = 0; select?.matches(':not(.ant-select-focused)') && frames < 60; frames += 1)
      await new Promise(requestAnimationFrame);
    // A box around a field shows the focus of everything in it; antd's selects show it a moment longer.
    const isLeft = ({ control: last }: Stop): boolean =>
      !last.parentElement?.contains(control) && last.closest('.ant-select-focused') === null;
    const waiting = (memory.waiting ?? []).filter((last) => last.control.isConnected);
    const unseen = waiting
      .filter((last) => isLeft(last) && last.parts.map(looksOf).join('\n') === last.looks)
      .map((last) => `${last.control.tagName} ${nameOf(last.control)}`);
    const parts = partsOf(control);
    const now = { control, parts, looks: parts.map(looksOf).join('\n') };
    // Excludes: no focus, focus on a whole page or dialog, and the focus guards of antd's drawer, which lead back into
    // it.
    const isStop = !control.matches('body, .pane, [role=dialog], .ant-drawer, [data-sentinel]');
    memory.waiting = [...waiting.filter((last) => !isLeft(last)), ...(isStop ? [now] : [])];
    return { name: nameOf(control), unseen };
  });

/** Disables transitions until the next page load, so that no intermediate colour is measured. */
export const changeColoursAtOnce = (page: Page) =>
  page.addStyleTag({ content: '*, ::before, ::after { transition-duration: 0s !important }' });

/** Walks from control to control by keyboard. */
export async function walkByKeyboard(page: Page): Promise<FocusWalk> {
  await changeColoursAtOnce(page);
  const unseen: string[] = [];
  return {
    unseen: () => unseen,
    to: async (name, key = 'Tab') => {
      const isThere = (found: string): boolean => (typeof name === 'string' ? found === name : name.test(found));
      const passed: string[] = [];
      for (let step = 0; step < MAX_STEPS; step += 1) {
        const { name: found, unseen: past } = await stop(page);
        unseen.push(...past);
        if (isThere(found)) return;
        passed.push(found.slice(0, 20));
        await page.keyboard.press(key);
      }
      throw new Error(`${key} did not lead to ${String(name)}, but by ${passed.join(' · ')}`);
    },
  };
}
