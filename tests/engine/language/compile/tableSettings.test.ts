import { describe, expect, it } from 'vitest';
import { compilePage, parsePage, toPointer } from '../../../../engine/index.ts';
import { english } from '../../../inEnglish.ts';

function compileDetail(settings: object, column: object) {
  const page = {
    schemaVersion: 1,
    kind: 'list',
    title: 'P',
    resource: { url: '/p', table: 'p', permission: 'a:p' },
    columns: [{ type: 'input', key: 'other', title: 'Other' }],
    details: [
      {
        key: 'rows',
        title: 'R',
        table: 'r',
        columns: [
          { type: 'input', key: 'name', title: 'Name', ...column },
          { type: 'hidden', key: 'lineNo', title: 'No.' },
        ],
        ...settings,
      },
    ],
    list: { columns: ['other'] },
    form: { groups: [{ key: 'base', title: 'Base', fields: ['other'] }], tabs: [{ detail: 'rows' }] },
  };
  const parsed = parsePage(JSON.stringify(page), 'p.json');
  if (parsed.page === undefined) return { detail: undefined, problems: parsed.problems };
  const { page: compiled, problems } = compilePage(parsed.page, { id: 'p', dictionaries: new Map() });
  return { detail: compiled?.details[0], problems };
}

function compileOk(settings: object) {
  const { detail, problems } = compileDetail(settings, {});
  if (detail === undefined) throw new Error(JSON.stringify(problems));
  return detail;
}

const problemsOf = (settings: object, column: object = {}) =>
  compileDetail(settings, column)
    .problems.map(english)
    .map(({ code, path, hint }) => [code, toPointer(path), hint]);

describe('settings of a sub-table', () => {
  it('have defaults, and rows are moved by a handle where a column holds their order', () => {
    expect(compileOk({})).toMatchObject({
      size: 'medium',
      maxHeight: 480,
      rowNumber: true,
      rowSelection: 'checkbox',
      dragSort: false,
      alwaysEdit: true,
      enterDirection: 'down',
      statusBar: true,
      authPre: '',
      rowDetails: false,
      clickSelectRow: false,
    });
    expect(compileOk({ orderKey: 'lineNo' }).dragSort).toBe(true);
  });

  it('hide the column that numbers the rows, unless it says that it is visible', () => {
    const isShown = (column: object) => compileDetail({ orderKey: 'name' }, column).detail?.columns[0]?.visible;
    expect([isShown({}), isShown({ visible: true }), isShown({ visible: false })]).toEqual([false, true, false]);
    expect(compileOk({}).columns[0]?.visible).toBe(true);
  });

  it('are taken as the page says them', () => {
    const settings = {
      size: 'tiny',
      rowSelection: 'radio',
      alwaysEdit: false,
      enterDirection: 'right',
      toolbar: ['add'],
      disabledRows: { name: ['x', 'y'] },
      authPre: 'order:line',
      rowDetails: true,
    };
    expect(compileOk(settings)).toMatchObject(settings);
  });

  it('name columns that the table has', () => {
    expect(problemsOf({ disabledRows: { nmae: 'x' } })).toEqual([
      ['unknown-column', '/details/0/disabledRows/nmae', 'did you mean "name"?'],
    ]);
  });

  it('do not move rows whose order nobody keeps, nor open rows that are not opened', () => {
    expect(problemsOf({ dragSort: true })).toEqual([
      ['missing-key', '/details/0/dragSort', 'name the column in "orderKey"'],
    ]);
    expect(problemsOf({}, { showDetails: true })).toEqual([
      ['missing-key', '/details/0/columns/0/showDetails', 'give the detail "rowDetails": true'],
    ]);
  });
});
