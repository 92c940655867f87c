import type { CompiledColumn, Conversion, DoubtReason, RefusalReason } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { ConvertedNote, PasteNote } from './pasteReport.ts';

export interface PastedCell {
  readonly rowId: string;
  readonly column: CompiledColumn;
  readonly text: string;
}

/** Collects notes on single cells. */
export class PasteNotes {
  readonly conversions: ConvertedNote[] = [];
  readonly refusals: PasteNote<RefusalReason>[] = [];
  readonly doubts: PasteNote<DoubtReason>[] = [];

  take({ rowId, column: { key, title }, text }: PastedCell, conversion: Conversion): void {
    const from = text.trim();
    if (conversion.kind === 'refused') this.refusals.push({ rowId, key, title, from, reason: conversion.reason });
    if (conversion.kind !== 'set') return;
    const { reason, doubt, value } = conversion;
    if (reason !== undefined) this.conversions.push({ rowId, key, title, from, reason, to: toText(value) });
    if (doubt !== undefined) this.doubts.push({ rowId, key, title, from, reason: doubt });
  }
}
