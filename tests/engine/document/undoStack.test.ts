import { describe, expect, it } from 'vitest';
import { UndoStack } from '../../../engine/document/editing/undoStack.ts';
import type { LogEntry } from '../../../engine/document/record/pageDocument.ts';

const step = (label: string): LogEntry => ({ label, commands: [], inverse: [] });

describe('a part of an act that comes later', () => {
  it('joins the newest step, which nothing crossed', () => {
    const stack = new UndoStack();
    stack.push(step('a'));
    stack.push(step('paste'), 'act');
    stack.pushPart(step('paste'), 'act');
    expect(stack.steps.done).toEqual(['paste', 'a']);
    const last = stack.undo();
    expect(last !== null && stack.isCrossed(last)).toBe(false);
  });

  it('joins its act below other steps, and those were made without it', () => {
    const stack = new UndoStack();
    stack.push(step('paste'), 'act');
    stack.push(step('b'));
    stack.pushPart(step('paste'), 'act');
    expect(stack.steps.done).toEqual(['b', 'paste']);
    const [newest, oldest] = [stack.undo(), stack.undo()];
    expect([newest, oldest].map((one) => one !== null && stack.isCrossed(one))).toEqual([true, true]);
  });

  it('keeps what was taken back, which it crosses as well', () => {
    const stack = new UndoStack();
    stack.push(step('paste'), 'act');
    stack.push(step('b'));
    const taken = stack.undo();
    stack.pushPart(step('paste'), 'act');
    expect(stack.canRedo).toBe(true);
    expect(taken !== null && stack.isCrossed(taken)).toBe(true);
  });

  it('is a step of its own where the act has none', () => {
    const stack = new UndoStack();
    stack.push(step('a'));
    stack.pushPart(step('paste'), 'act');
    expect(stack.steps.done).toEqual(['paste', 'a']);
  });
});
