import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileUploads, type UploadTarget } from '../../../../renderers/data/uploads/fileUploads.ts';
import type { UploadRefusal } from '../../../../renderers/data/uploads/uploadItem.ts';
import type { CompiledUpload } from '../../../../engine/index.ts';
import { PortError } from '../../../../renderers/kit/ports/ports.ts';
import { fileOf, handAnswered, refusedWith } from './sending.ts';

const ANY: CompiledUpload = {
  token: true,
  data: {},
  responseName: 'message',
  number: 0,
  maxSize: 10,
  isImage: false,
  allowDownload: true,
  allowRemove: true,
};

function column(upload: Partial<CompiledUpload> = {}, start: readonly string[] = []) {
  const { begin, of, sendings } = handAnswered();
  const sets: (readonly string[])[] = [];
  const refusals: UploadRefusal[] = [];
  let paths = start;
  const target: UploadTarget = {
    upload: { ...ANY, ...upload },
    paths: () => paths,
    set: (next) => {
      paths = next;
      sets.push(next);
    },
    begin: (file, watch) => begin({ file }, watch),
    refuse: (refusal) => refusals.push(refusal),
    texts: { failed: '上传失败', unknown: '未知错误' },
  };
  const uploads = new FileUploads(target);
  const states = () => uploads.items().map(({ name, status }) => `${name} ${status}`);
  const change = (next: readonly string[]): void => void (paths = next);
  return { uploads, of, sendings, sets, refusals, states, change };
}

describe('files of a column on their way', () => {
  it('a file is uploading, then done, and the column has its path', async () => {
    const { uploads, of, sets, states } = column({}, ['temp/old.pdf']);
    uploads.add([fileOf('a.pdf')]);
    expect(states()).toEqual(['a.pdf uploading']);
    of('a.pdf').watch.onProgress?.(37);
    expect(uploads.percent).toBe(37);
    await of('a.pdf').answer('temp/a.pdf');
    expect(states()).toEqual([]);
    expect(sets).toEqual([['temp/old.pdf', 'temp/a.pdf']]);
  });

  it('notifies one change when all files are done, in the order of selection', async () => {
    const { uploads, of, sets } = column();
    uploads.add([fileOf('a.pdf'), fileOf('b.pdf')]);
    uploads.add([fileOf('c.pdf')]);
    await of('c.pdf').answer('c');
    await of('a.pdf').answer('a');
    expect(sets).toEqual([]);
    expect(uploads.finished()).toEqual(['a', 'c']);
    await of('b.pdf').answer('b');
    expect(sets).toEqual([['a', 'b', 'c']]);
  });

  it.each([
    ['the message of the server', '文件过大', '文件过大'],
    ['未知错误 where it says nothing', '', '未知错误'],
  ])('a reply with success false turns a done upload into an error with %s', async (_what, message, shown) => {
    const { uploads, of, sets, refusals } = column();
    uploads.add([fileOf('a.pdf')]);
    await of('a.pdf').fail(refusedWith(message));
    expect(uploads.failure).toMatchObject({ status: 'error', message: shown });
    expect(refusals).toEqual([{ kind: 'failed', name: 'a.pdf' }]);
    expect(sets).toEqual([]);
  });

  it.each([
    ['what is known of it', new PortError({ kind: 'network', message: '网络不通' }), '网络不通'],
    ['上传失败 where no connection came', new PortError({ kind: 'network', message: '' }), '上传失败'],
    ['上传失败 where nothing is known', null, '上传失败'],
  ])('a file that could not be sent fails with %s', async (_what, error, shown) => {
    const { uploads, of } = column();
    uploads.add([fileOf('a.pdf')]);
    await of('a.pdf').fail(error);
    expect(uploads.failure?.message).toBe(shown);
  });

  it('one that failed keeps back the others until it is sent again or taken away', async () => {
    const { uploads, of, sets, states } = column();
    uploads.add([fileOf('a.pdf'), fileOf('b.pdf')]);
    await of('a.pdf').fail(null);
    await of('b.pdf').answer('b');
    expect(sets).toEqual([]);
    expect(await uploads.settled()).toBe(false);
    uploads.retry();
    expect(states()).toEqual(['a.pdf uploading', 'b.pdf done']);
    await of('a.pdf').answer('a');
    expect(sets).toEqual([['a', 'b']]);

    uploads.add([fileOf('c.pdf'), fileOf('d.pdf')]);
    await of('c.pdf').answer('c');
    await of('d.pdf').fail(null);
    uploads.remove(uploads.failure?.uid ?? '');
    expect(sets.at(-1)).toEqual(['a', 'b', 'c']);
    expect(await uploads.settled()).toBe(true);
  });

  it('a file sent again goes on from the share that had gone', async () => {
    const { uploads, of } = column();
    uploads.add([fileOf('a.pdf')]);
    of('a.pdf').watch.onProgress?.(60);
    await of('a.pdf').fail(null);
    uploads.retry(uploads.failure?.uid);
    expect(uploads.items()[0]).toMatchObject({ status: 'uploading', percent: 60, message: '' });
    expect(of('a.pdf').runs).toBe(2);
  });

  it('a broken connection is waited for', () => {
    const { uploads, of } = column();
    uploads.add([fileOf('a.pdf')]);
    of('a.pdf').watch.onWaiting?.(true);
    expect(uploads.items()[0]).toMatchObject({ status: 'uploading', isWaiting: true });
    of('a.pdf').watch.onWaiting?.(false);
    expect(uploads.items()[0]?.isWaiting).toBe(false);
  });

  it('a file removed during its upload stops uploading, and its late answer is ignored', async () => {
    const { uploads, of, sets } = column();
    uploads.add([fileOf('a.pdf')]);
    uploads.remove(uploads.items()[0]?.uid ?? '');
    expect(of('a.pdf').cancelled).toBe(true);
    await of('a.pdf').answer('a');
    expect(uploads.items()).toEqual([]);
    expect(sets).toEqual([]);
  });

  it('abandoned files stop uploading, and only unwanted stored files are removed', async () => {
    const { uploads, of, sets } = column();
    uploads.add([fileOf('a.pdf'), fileOf('b.pdf')]);
    await of('a.pdf').answer('a');
    uploads.stop();
    expect([of('a.pdf').cancelled, of('b.pdf').cancelled]).toEqual([false, true]);
    uploads.add([fileOf('c.pdf'), fileOf('d.pdf')]);
    await of('c.pdf').answer('c');
    uploads.giveUp();
    expect([of('c.pdf').cancelled, of('d.pdf').cancelled]).toEqual([true, true]);
    expect([uploads.items(), sets, await uploads.settled()]).toEqual([[], [], true]);
  });

  it('three are sent at a time, the next when one has ended', async () => {
    const { uploads, of, sendings } = column();
    uploads.add(['1', '2', '3', '4', '5'].map((name) => fileOf(`${name}.pdf`)));
    expect(sendings.map(({ file }) => file.name)).toEqual(['1.pdf', '2.pdf', '3.pdf']);
    await of('2.pdf').answer('2');
    await of('1.pdf').fail(null);
    expect(sendings.map(({ file }) => file.name)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  });

  it('what the column holds when they are done stays: nobody’s change is passed over', async () => {
    const { uploads, of, sets, change } = column({}, ['old']);
    uploads.add([fileOf('a.pdf')]);
    change(['other', 'more']);
    await of('a.pdf').answer('a');
    expect(sets).toEqual([['other', 'more', 'a']]);
  });
});

describe('what a column takes', () => {
  it('of one file the last stays', async () => {
    const { uploads, of, sets, states } = column({ number: 1 }, ['old']);
    uploads.add([fileOf('a.pdf'), fileOf('b.pdf')]);
    expect(states()).toEqual(['b.pdf uploading']);
    uploads.add([fileOf('c.pdf')]);
    expect(of('b.pdf').cancelled).toBe(true);
    await of('c.pdf').answer('c');
    expect(sets).toEqual([['c']]);
  });

  it('one file that may not be taken away stays', () => {
    const { uploads, refusals, sendings } = column({ number: 1, allowRemove: false }, ['old']);
    uploads.add([fileOf('a.pdf')]);
    expect(refusals).toEqual([{ kind: 'tooMany', number: 1 }]);
    expect(sendings).toEqual([]);
  });

  it.each([
    [0, 200, 200],
    [3, 1, 2],
    [3, 5, 2],
  ])('up to %i files, 0 for any number [W9-6]', (number, chosen, taken) => {
    const { uploads, refusals } = column({ number }, ['old']);
    uploads.add(Array.from({ length: chosen }, (_, index) => fileOf(`${index}.pdf`)));
    expect(uploads.items()).toHaveLength(Math.min(chosen, taken));
    expect(refusals).toEqual(chosen > taken ? [{ kind: 'tooMany', number }] : []);
  });

  it('pictures alone, with one word for all that are none', () => {
    const { uploads, refusals, states } = column({ isImage: true });
    uploads.add([fileOf('a.txt', 'text/plain'), fileOf('b.png', 'image/png'), fileOf('c.PNG', ''), fileOf('d', '')]);
    expect(states()).toEqual(['b.png uploading', 'c.PNG uploading']);
    expect(refusals).toEqual([{ kind: 'notImage', name: 'a.txt' }]);
  });

  it('no empty file and none above the size limit, but one of exactly that size', () => {
    const { uploads, refusals, states } = column({ maxSize: 1 });
    const mb = 1024 * 1024;
    uploads.add([
      fileOf('none.pdf', '', 0),
      fileOf('fits.pdf', '', mb),
      fileOf('over.pdf', '', mb + 1),
      fileOf('a.exe'),
    ]);
    expect(states()).toEqual(['fits.pdf uploading']);
    expect(refusals).toEqual([
      { kind: 'empty', name: 'none.pdf' },
      { kind: 'size', most: 1, name: 'over.pdf' },
      { kind: 'type', extension: 'exe', name: 'a.exe' },
    ]);
  });
});

/** Random actions of user and server. */
const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('add' as const), files: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ act: fc.constantFrom('done' as const, 'fail' as const, 'remove' as const), at: fc.nat(20) }),
    fc.record({ act: fc.constant('retry' as const) }),
  ),
  { maxLength: 25 },
);

it('the column never loses, duplicates or exceeds its files after any actions', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.integer({ min: 0, max: 5 }), async (steps, number) => {
      const { uploads, sendings, sets } = column({ number });
      let named = 0;
      const done: string[] = [];
      for (const step of steps) {
        if (step.act === 'add') uploads.add(Array.from({ length: step.files }, () => fileOf(`f${(named += 1)}.pdf`)));
        else if (step.act === 'retry') uploads.retry();
        else if (step.act === 'remove') uploads.remove(uploads.items()[step.at % 6]?.uid ?? '');
        else {
          const sending = sendings[step.at % Math.max(1, sendings.length)];
          if (step.act === 'fail') await sending?.fail(null);
          else if (sending !== undefined) {
            await sending.answer(sending.file.name);
            done.push(sending.file.name);
          }
        }
        const now = uploads.finished();
        expect(new Set(now).size).toBe(now.length);
        if (number > 0) expect(now.length).toBeLessThanOrEqual(number);
        expect(now.every((path) => done.includes(path))).toBe(true);
        if (number !== 1)
          for (const [index, paths] of sets.entries())
            expect(paths).toEqual(expect.arrayContaining([...(sets[index - 1] ?? [])]));
      }
    }),
    { numRuns: 60 },
  );
});
