import type { CDPSession, Page } from 'playwright';

/**
 * Runs in the page before other scripts: records the time of the last click and the tasks that took longer than 50 ms.
 */
export function observe(): void {
  const noted = { clicked: 0, longTasks: [] as number[] };
  addEventListener('click', (event) => void (noted.clicked = event.timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  Object.assign(window, { noted });
}

type Watched = Window & { noted: { readonly clicked: number; readonly longTasks: number[] } };

/** Milliseconds from a real click until the first frame in which `shown` matches is painted. */
export async function untilPainted(page: Page, press: () => Promise<void>, shown: string): Promise<number> {
  const painted = page.evaluate(async (selector) => {
    const since = performance.now();
    const isThere = (): boolean => document.querySelector(selector) !== null;
    const { noted } = window as unknown as Watched;
    const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    while (noted.clicked < since || !isThere()) {
      if (performance.now() > since + 20_000) throw new Error(`nothing matches ${selector} after 20 s`);
      await nextFrame();
    }
    // DOM changes made before a frame are painted with it; a task queued in the frame runs after the paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - noted.clicked;
  }, shown);
  const [taken] = await Promise.all([painted, press()]);
  return taken;
}

export interface Busy {
  /** Main-thread work in milliseconds, rendering included. */
  readonly busy: number;
  /** Duration of its longest task; 0 if none took 50 ms. */
  readonly longest: number;
}

const taskTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** Waits three frames and 30 ms, so that pending work is finished and included in the metrics. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 30));
  });

/** Measures the main-thread cost of an interaction until it is idle again. */
export async function busyFor(page: Page, session: CDPSession, act: () => Promise<void>): Promise<Busy> {
  await settle(page);
  await page.evaluate(() => void (window as unknown as Watched).noted.longTasks.splice(0));
  const before = await taskTime(session);
  await act();
  await settle(page);
  const busy = (await taskTime(session)) - before;
  const longTasks = await page.evaluate(() => (window as unknown as Watched).noted.longTasks);
  return { busy, longest: Math.max(0, ...longTasks) };
}

/** Milliseconds from each key press until just after the paint of the frame that shows it. */
export async function keysToPaint(page: Page, keys: string): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    const channel = new MessageChannel();
    const pressed: number[] = [];
    channel.port1.addEventListener('message', () => times.push(performance.now() - (pressed.shift() ?? 0)));
    channel.port1.start();
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed.push(timeStamp);
        requestAnimationFrame(() => channel.port2.postMessage(0));
      },
      { capture: true },
    );
    Object.assign(window, { keyTimes: times });
  });
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => (window as unknown as { keyTimes: readonly number[] }).keyTimes);
}

/** Percentage of late frames (gaps over 25 ms) during `move`. */
export async function lateFrames(page: Page, move: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const watch = { on: true, frames };
    const tick = (time: number): void => {
      frames.push(time);
      if (watch.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { watch });
  });
  await move();
  return page.evaluate(() => {
    const { watch } = window as unknown as { watch: { on: boolean; frames: number[] } };
    watch.on = false;
    const gaps = watch.frames.slice(1).map((time, index) => time - (watch.frames[index] ?? time));
    return (gaps.filter((gap) => gap > 25).length * 100) / Math.max(1, gaps.length);
  });
}
