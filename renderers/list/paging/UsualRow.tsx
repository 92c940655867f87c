import { CheckBox } from '../../kit/blocks/CheckBox.tsx';
import { RowButton } from '../../kit/blocks/RowButton.tsx';

/** Chinese characters are taller than others. */
const LETTERS = '查看 Ag';

const nothing = (): void => undefined;

/**
 * Invisible row with the height of a record, for measuring before there are any: contains the same elements as a
 * record.
 */
export const UsualRow = () => (
  <table className="wb-scrolled wb-usual" aria-hidden>
    <tbody>
      <tr className="wb-usual-row">
        <td className="wb-check-cell">
          <CheckBox label="" checked={false} disabled onToggle={nothing} />
        </td>
        <td>
          <RowButton className="wb-cell-link" disabled>
            <div className="wb-cell-text">{LETTERS}</div>
          </RowButton>
        </td>
        <td className="wb-fixed-cell">
          <span className="wb-row-actions">
            <RowButton disabled>{LETTERS}</RowButton>
          </span>
        </td>
      </tr>
    </tbody>
  </table>
);
