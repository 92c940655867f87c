import { textMessage, TextQuestions, type PlacedText, type TableModel } from '../../../../engine/index.ts';
import { createFindText } from '../../../data/dictionaries/findText.ts';
import { createFindNode } from '../../../data/trees/lateFindNode.ts';
import type { TablePorts } from './cellEditors.ts';

export type OwnTextsOptions = Pick<TablePorts, 'dictionaries' | 't' | 'trees'>;

/** Resolves typed texts in a table without a document. */
export class OwnTexts {
  readonly #model: TableModel;
  readonly #questions: TextQuestions;
  readonly #unsubscribe: () => void;

  constructor(model: TableModel, { dictionaries, t, trees }: OwnTextsOptions) {
    this.#model = model;
    const columns = new Map(model.columns.map((column) => [column.key, column]));
    this.#questions = new TextQuestions(
      {
        texts: () => model.heldCells(),
        questionOf: ({ rowId = '', key, held: { text } }) => {
          const [column, values] = [columns.get(key), model.rowById(rowId)?.values];
          return column === undefined || values === undefined ? undefined : { column, values, text };
        },
        take: ({ rowId = '', key, held: { act } }, values) => {
          const cells = Object.entries(values).map(([column, value]) => ({ rowId, key: column, value }));
          const label = t('table.edit', { title: columns.get(key)?.title ?? key });
          model.commit({ kind: 'batch', act, changes: [{ kind: 'set', cells }] }, label);
        },
        told: () => this.#tell(),
      },
      createFindText(dictionaries, createFindNode({ t, trees })),
    );
    this.#unsubscribe = model.subscribe(({ rows, rowIds }) => {
      if (rows || rowIds.size > 0) this.#questions.follow();
    });
    this.#questions.follow();
  }

  #tell(): void {
    this.#model.setFindings(
      this.#model.heldCells().flatMap((cell) => {
        const placed: PlacedText = cell;
        const state = this.#questions.stateOf(placed);
        const column = this.#model.columns.find(({ key }) => key === cell.key);
        if (state === 'asked' || column === undefined) return [];
        return [
          { rowId: cell.rowId, key: cell.key, level: 'error' as const, message: textMessage(column, cell.held, state) },
        ];
      }),
      'texts',
    );
  }

  async settled(): Promise<void> {
    await this.#questions.settled();
  }

  dispose(): void {
    this.#unsubscribe();
  }
}
