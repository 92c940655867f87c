import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { WireRecord } from '../../../engine/index.ts';
import { PortError, type Ports } from '../../../renderers/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDrafts } from '../memoryDrafts.ts';
import { button, field, save, showForm, stored } from './showForm.tsx';

const lostAnswer = () => new PortError({ kind: 'network', message: '网络连接失败。' });

/** Forwards all calls, but loses the responses of the calls with the given numbers, counted from 1. */
function losing(source: ReturnType<typeof memoryDataSource>, lost: ReadonlySet<number>) {
  let calls = 0;
  const moves = new Map<string, WireRecord>();
  const answer = <T,>(value: T): T => {
    calls += 1;
    if (lost.has(calls)) throw lostAnswer();
    return value;
  };
  const dataSource: Partial<Ports['dataSource']> = {
    get: source.get,
    save: async (page, record, options) => answer(await source.save(page, record, options)),
    transition: async (page, request) => {
      const moved = moves.get(request.idempotencyKey) ?? (await source.transition(page, request));
      moves.set(request.idempotencyKey, moved);
      return answer(moved);
    },
  };
  return { dataSource, moves };
}

/** A connection that the test interrupts and restores. */
function line(isDownAtFirst: boolean) {
  let isDown = isDownAtFirst;
  const listeners = new Set<() => void>();
  return {
    connection: {
      isDown: () => isDown,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    turn: (down: boolean) => {
      isDown = down;
      for (const listener of listeners) listener();
    },
  };
}

const again = () => button('再试一次');

describe('a save whose answer was lost', () => {
  test('is repeated with one press and makes one record', async () => {
    const source = memoryDataSource();
    const { dataSource } = losing(source, new Set([1]));
    const { told } = await showForm(dataSource);
    await userEvent.fill(field('订单号'), 'B1');
    await save();
    await expect.element(screen.getByText(/“保存”没有得到应答/)).toBeVisible();
    await userEvent.click(again());
    await expect.poll(() => told).toContain('success 保存成功');
    expect([...source.records.values()]).toMatchObject([{ id: '1001', code: 'B1', version: 1 }]);
    await expect.element(again()).not.toBeInTheDocument();
  });

  test('makes one record too when something else was typed before the next press', async () => {
    const source = memoryDataSource();
    const { dataSource } = losing(source, new Set([1]));
    const { told } = await showForm(dataSource);
    await userEvent.fill(field('订单号'), 'B1');
    await save();
    await expect.element(again()).toBeVisible();
    await userEvent.fill(field('毛重'), '12');
    await save();
    await expect.poll(() => told).toContain('success 保存成功');
    expect([...source.records.values()]).toMatchObject([{ id: '1001', code: 'B1', gross: '12', version: 2 }]);
  });

  test('is no conflict with oneself when a stored record was changed', async () => {
    const source = memoryDataSource([stored]);
    const { dataSource } = losing(source, new Set([1]));
    const { told } = await showForm(dataSource, { id: '7' });
    await userEvent.fill(field('订单号'), 'C1');
    await save();
    await expect.element(again()).toBeVisible();
    await userEvent.fill(field('订单号'), 'C2');
    await save();
    await expect.poll(() => told).toContain('success 保存成功');
    expect(source.records.get('7')).toMatchObject({ code: 'C2', version: 5 });
  });

  test('gives way to what is typed now where the server would not have had it', async () => {
    const source = memoryDataSource();
    let calls = 0;
    const { told } = await showForm({
      ...source,
      save: async (page, record, options) => {
        calls += 1;
        if (calls === 1) throw lostAnswer();
        if (record['code'] === 'TAKEN') throw new PortError({ kind: 'other', message: '订单号已存在' });
        return source.save(page, record, options);
      },
    });
    await userEvent.fill(field('订单号'), 'TAKEN');
    await save();
    await expect.element(again()).toBeVisible();
    await userEvent.fill(field('订单号'), 'FREE');
    await userEvent.click(again());
    await expect.poll(() => told).toContain('success 保存成功');
    expect([...source.records.values()]).toMatchObject([{ code: 'FREE' }]);
  });
});

describe('a new record whose answer was lost, and whose page is gone too,', () => {
  const restore = () => userEvent.click(button('恢复'));

  /**
   * Sends a record with the number B1, and closes the page after `typeSince`, once the draft contains the sent record
   * and
   * `kept`, the text typed since.
   */
  const sentAndGone = async (typeSince = async (): Promise<void> => undefined, kept = 'unanswered') => {
    const [source, drafts] = [memoryDataSource(), memoryDrafts()];
    const { dataSource } = losing(source, new Set([1]));
    await showForm(dataSource, {}, { drafts });
    await userEvent.fill(field('订单号'), 'B1');
    await save();
    await expect.element(again()).toBeVisible();
    await typeSince();
    await expect.poll(() => [...drafts.kept.values()]).toMatchObject([{ draft: { unanswered: expect.any(Object) } }]);
    await expect.poll(() => JSON.stringify([...drafts.kept.values()])).toContain(kept);
    drafts.crash();
    await cleanup();
    return { source, drafts };
  };

  test('is stored once when it is restored and saved', async () => {
    const { source, drafts } = await sentAndGone();
    const { told } = await showForm(source, {}, { drafts });
    await expect.element(screen.getByText(/没有收到应答，可能已经存入/)).toBeVisible();
    await restore();
    await expect.element(again()).toBeVisible();
    await save();
    await expect.poll(() => told).toContain('success 保存成功');
    expect([...source.records.values()]).toMatchObject([{ id: '1001', code: 'B1', version: 1 }]);
    expect(new Set(source.keys).size).toBe(1);
    await expect.poll(() => drafts.kept.size).toBe(0);
  });

  test('gets what was typed since as a change, without a second record', async () => {
    const { source, drafts } = await sentAndGone(async () => {
      await userEvent.fill(field('毛重'), '12');
      await userEvent.click(field('备注'));
    }, '"12"');
    const { told } = await showForm(source, {}, { drafts });
    await restore();
    await expect.element(field('毛重')).toHaveValue('12');
    await userEvent.fill(field('备注'), '加急');
    await userEvent.click(again());
    await expect.poll(() => told).toContain('success 保存成功');
    expect([...source.records.values()]).toMatchObject([{ code: 'B1', gross: '12', remark: '加急', version: 2 }]);
  });

  test('stays so when its form is left a second time before the answer', async () => {
    const { source, drafts } = await sentAndGone();
    await showForm(source, {}, { drafts });
    await restore();
    await expect.element(again()).toBeVisible();
    drafts.crash();
    await cleanup();
    const { told } = await showForm(source, {}, { drafts });
    await restore();
    await save();
    await expect.poll(() => told).toContain('success 保存成功');
    expect(source.records.size).toBe(1);
  });

  test('becomes a record of its own when undone and another one is entered', async () => {
    const { source, drafts } = await sentAndGone();
    const { told } = await showForm(source, {}, { drafts });
    await restore();
    await expect.element(again()).toBeVisible();
    await userEvent.click(button('撤销'));
    await expect.element(again()).not.toBeInTheDocument();
    await userEvent.fill(field('订单号'), 'B2');
    // Leaving the field removes its error, which moves the footer of a short page.
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => told).toContain('success 保存成功');
    expect([...source.records.values()]).toMatchObject([
      { code: 'B1', version: 1 },
      { code: 'B2', version: 1 },
    ]);
    await expect.poll(() => drafts.kept.size).toBe(0);
  });

  test('is not restored into a form that waits for an answer itself', async () => {
    const { source, drafts } = await sentAndGone();
    const { dataSource } = losing(source, new Set([1]));
    await showForm(dataSource, {}, { drafts });
    await userEvent.fill(field('订单号'), 'B2');
    await save();
    await expect.element(again()).toBeVisible();
    await expect.element(button('恢复')).toBeDisabled();
    await expect.element(button('恢复')).toHaveAttribute('title', '本页有一次保存还没有应答，请先点“再试一次”');
    await userEvent.click(again());
    await expect.element(again()).not.toBeInTheDocument();
    expect([...source.records.values()].map(({ code }) => code)).toEqual(['B1', 'B2']);
  });
});

test('a new record that the server refused is not sent again as it was', async () => {
  const [source, drafts] = [memoryDataSource(), memoryDrafts()];
  const refusal = () => Promise.reject(new PortError({ kind: 'other', message: '订单号已存在' }));
  const { told } = await showForm({ ...source, save: refusal }, {}, { drafts });
  await userEvent.fill(field('订单号'), 'B1');
  await save();
  await expect.poll(() => told).toContain('error 订单号已存在');
  await expect.poll(() => [...drafts.kept.values()]).toMatchObject([{ name: 'B1', draft: { unanswered: undefined } }]);
});

test('a transition with a lost answer runs once and asks nothing twice', async () => {
  const source = memoryDataSource([stored]);
  const { dataSource, moves } = losing(source, new Set([1]));
  const { told } = await showForm(dataSource, { id: '7' });
  await userEvent.click(button('提交复核'));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: '提交复核' }));
  await expect.element(screen.getByText(/“提交复核”没有得到应答/)).toBeVisible();
  await userEvent.click(again());
  await expect.poll(() => told).toContain('success 提交复核成功');
  expect(moves.size).toBe(1);
  expect(source.records.get('7')).toMatchObject({ status: 'review' });
});

test('reports while offline that input is kept, and offers the save when reconnected', async () => {
  const source = memoryDataSource();
  const { connection, turn } = line(true);
  let down = true;
  const { told } = await showForm(
    {
      ...source,
      save: async (page, record, options) => {
        if (down) throw lostAnswer();
        return source.save(page, record, options);
      },
    },
    {},
    { connection },
  );
  await userEvent.fill(field('订单号'), 'B1');
  // Leaving a required field would add a line to the form, and move the footer away from the pointer.
  await userEvent.click(field('毛重'));
  await expect.element(screen.getByText('连接已断开，有未保存的修改，请不要关闭本页')).toBeVisible();
  await expect.element(button('保存')).toHaveAttribute('title', '连接已断开，恢复后再保存（Ctrl+S）');
  await save();
  await expect.element(screen.getByText('连接已断开，“保存”没有完成，请不要关闭本页')).toBeVisible();
  await expect.element(again()).not.toBeInTheDocument();
  down = false;
  turn(false);
  await expect.element(again()).toBeVisible();
  await userEvent.click(again());
  await expect.poll(() => told).toContain('success 保存成功');
  expect([...source.records.values()]).toMatchObject([{ code: 'B1' }]);
});
