import { useRef } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Values } from '../../../../engine/index.ts';
import { useRowFocus } from '../../../../renderers/widgets/reports/useRowFocus.ts';

const firstPage = [{ code: 'A' }, { code: 'B' }];
const secondPage = [{ code: 'C' }];

function Rows({ rows, isOpened }: { readonly rows: readonly Values[]; readonly isOpened: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const nothing = (): void => undefined;
  const focus = useRowFocus(root, {
    rows,
    isOpened,
    atOnce: true,
    onEnter: nothing,
    onSpace: nothing,
    onTurn: () => true,
    onLeaveUp: nothing,
  });
  return (
    <div ref={root}>
      <table>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={String(row['code'])}
              className="wb-report-row"
              tabIndex={-1}
              onKeyDown={(event) => focus.onKeyDown(event, index)}
            >
              <td>{String(row['code'])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

it('moves to the first row of the next page, even if the dialog opens earlier', async () => {
  const { rerender, getByRole } = await render(<Rows rows={firstPage} isOpened={false} />);
  await expect.element(getByRole('row', { name: 'A' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await rerender(<Rows rows={firstPage} isOpened />);
  await rerender(<Rows rows={secondPage} isOpened />);
  await expect.element(getByRole('row', { name: 'C' })).toHaveFocus();
});
