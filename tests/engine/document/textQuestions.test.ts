import { expect, test } from 'vitest';
import type { PlacedText, TextAnswer, Values } from '../../../engine/index.ts';
import { TextQuestions } from '../../../engine/document/record/textQuestions.ts';
import { page } from './documentFixture.ts';

const held = (place: Omit<PlacedText, 'held'>, text = place.key): PlacedText => ({
  ...place,
  held: { text, act: `${place.rowId} ${place.key} ${text}` },
});
const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Text questions that stay open until their values are taken. */
function asking(standing: PlacedText[]) {
  const [column] = page.columns;
  if (column === undefined) throw new Error('no column');
  const asked: { readonly text: string; readonly answer: (given: TextAnswer) => void; readonly fail: () => void }[] =
    [];
  const taken: (readonly [key: string, values: Values])[] = [];
  const questions = new TextQuestions(
    {
      texts: () => standing,
      questionOf: (placed) => ({ column, values: {}, text: placed.held.text }),
      take: (placed, values) => {
        taken.push([placed.held.text, values]);
        standing.splice(standing.indexOf(placed), 1);
      },
      told: () => undefined,
    },
    ({ text }) =>
      new Promise((answer, reject) => asked.push({ text, answer, fail: () => reject(new Error('offline')) })),
  );
  return { questions, asked, taken };
}

test('a resolved text fills empty cells of its own row, regardless of other input', async () => {
  const { questions, asked, taken } = asking([
    held({ detail: 'goods', rowId: 'g1', key: 'codeTs' }),
    held({ detail: 'goods', rowId: 'g1', key: 'model' }),
    held({ detail: 'goods', rowId: 'g2', key: 'gName' }),
    held({ detail: 'parts', rowId: 'g1', key: 'gQty' }),
  ]);
  questions.follow();
  await turn();
  asked[0]?.answer({ kind: 'found', values: { codeTs: '1', model: 'M', gName: 'T', gQty: '2' } });
  await turn();
  expect(taken).toEqual([['codeTs', { codeTs: '1', gName: 'T', gQty: '2' }]]);
});

test('nothing is taken before the answer, nor without one', async () => {
  const placed = held({ key: 'feeCurr' });
  const { questions, asked, taken } = asking([placed]);
  questions.follow();
  questions.follow();
  await turn();
  expect([questions.stateOf(placed), taken]).toEqual(['asked', []]);
  asked[0]?.answer({ kind: 'several' });
  await turn();
  questions.follow();
  expect([questions.stateOf(placed), taken, asked.length]).toEqual(['several', [], 1]);
});

test('six texts are asked about at once, the others in their order as answers come', async () => {
  const texts = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const { questions, asked } = asking(texts.map((text) => held({ key: 'feeCurr' }, text)));
  questions.follow();
  await turn();
  expect(asked.map(({ text }) => text)).toEqual(texts.slice(0, 6));
  asked[3]?.answer({ kind: 'unknown' });
  asked[0]?.fail();
  await turn();
  expect(asked.map(({ text }) => text)).toEqual(texts.slice(0, 8));
});

test('only what could not be asked is asked again', async () => {
  const [first, second] = [held({ key: 'feeCurr' }, '1'), held({ key: 'feeCurr' }, '2')];
  const { questions, asked } = asking([first, second]);
  questions.follow();
  await turn();
  asked[0]?.fail();
  asked[1]?.answer({ kind: 'unknown' });
  await turn();
  expect([questions.stateOf(first), questions.stateOf(second)]).toEqual(['failed', 'unknown']);
  questions.retry();
  await turn();
  expect(asked.map(({ text }) => text)).toEqual(['1', '2', '1']);
});
