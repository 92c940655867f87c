import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Alert, Tag, theme } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SentReason } from '../../../contract/whyAllowed.ts';
import type { Answered } from './whyCalls.ts';
import { whyText } from './whyText.ts';
import './why.css';

/** Where roles and entries are administered; absent: not in the menu of whoever asks. */
export interface WhyPlaces {
  readonly roles: string | undefined;
  readonly menu: string | undefined;
  /** A link is gone by. */
  readonly onLeave: () => void;
}

interface PartProps {
  readonly reason: SentReason;
  readonly places: WhyPlaces;
}

const formOf = (path: string, id: string): string => `${path}/form/${encodeURIComponent(id)}`;

function RoleOf({ reason: { by, name = '', code = '', roleId }, places }: PartProps) {
  const words = `${name}（${code}）`;
  const kind = whyText(by === 'departRole' ? 'why.departRole' : 'why.role');
  const isLinked = by === 'role' && roleId !== undefined && places.roles !== undefined;
  return (
    <>
      {kind}{' '}
      {isLinked ? (
        <Link to={formOf(places.roles ?? '', roleId)} onClick={places.onLeave}>
          {words}
        </Link>
      ) : (
        words
      )}
    </>
  );
}

function EntryOf({ reason: { entry = [], entryId, code, by }, places }: PartProps) {
  const words = entry.join(' / ');
  const shown = by === 'role' || by === 'departRole' ? undefined : code;
  return (
    <>
      {entryId !== undefined && places.menu !== undefined ? (
        <Link to={formOf(places.menu, entryId)} onClick={places.onLeave}>
          {words}
        </Link>
      ) : (
        words
      )}
      {shown !== undefined && <code>{shown}</code>}
    </>
  );
}

const Arrow = () => (
  <span className="wb-why-arrow" aria-hidden>
    →
  </span>
);

/** One reason in words: role → entry → rule. */
function reasonWords(props: PartProps): ReactNode {
  const { by, entry, code, name, condition, holds } = props.reason;
  switch (by) {
    case 'role':
    case 'departRole':
      return (
        <>
          <RoleOf {...props} /> <Arrow /> {whyText('why.holds')} <EntryOf {...props} />
        </>
      );
    case 'nobody':
      return entry === undefined ? (
        <>
          <code>{code}</code> {whyText('why.noEntry')}
        </>
      ) : (
        <>
          {whyText('why.nobody')} <EntryOf {...props} />
        </>
      );
    case 'guard':
      return (
        <>
          {whyText('why.guard')} <EntryOf {...props} />
        </>
      );
    case 'pack':
    case 'above':
      return (
        <>
          {whyText(`why.${by}`)} <EntryOf {...props} />
        </>
      );
    case 'rule':
      return (
        <>
          {code !== undefined && (
            <>
              {whyText('why.role')} {code} <Arrow />{' '}
            </>
          )}
          {whyText('why.rule')} {name} <code>{condition}</code>
        </>
      );
    default:
      return <span data-holds={holds}>{whyText(`why.${by}`)}</span>;
  }
}

function Reason({ reason, places }: PartProps) {
  const { token } = theme.useToken();
  const word = whyText(reason.holds ? 'why.yes' : 'why.no');
  return (
    <li className="wb-why-reason" data-holds={reason.holds}>
      <span
        role="img"
        aria-label={word}
        title={word}
        style={{ color: reason.holds ? token.colorSuccess : token.colorError }}
      >
        {reason.holds ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
      </span>
      <span>
        {reasonWords({ reason, places })}
        {reason.status === '0' && (
          <Tag className="wb-why-off" title={whyText('why.offHint')}>
            {whyText('why.off')}
          </Tag>
        )}
      </span>
    </li>
  );
}

function verdictOf({ what, why: { allowed, changeable } }: Answered): string {
  if (changeable === undefined) return whyText(allowed ? 'why.allowed' : 'why.refused', { what });
  if (!allowed) return whyText('why.fieldHidden', { what });
  return whyText(changeable ? 'why.fieldOpen' : 'why.fieldRead', { what });
}

/** Whether the user may, and the chain by which it is so. */
export function WhyAnswer({ answer, places }: { readonly answer: Answered; readonly places: WhyPlaces }) {
  const { allowed, changeable, permission, reasons } = answer.why;
  const type = !allowed ? 'error' : changeable === false ? 'warning' : 'success';
  return (
    <section className="wb-why-answer" aria-label={whyText('why.reasons')}>
      <Alert
        role="status"
        showIcon
        type={type}
        message={verdictOf(answer)}
        description={permission && whyText('why.permission', { code: permission })}
      />
      <ol className="wb-why-reasons" aria-label={whyText('why.reasons')}>
        {reasons.map((reason, index) => (
          <Reason key={index} {...{ reason, places }} />
        ))}
      </ol>
    </section>
  );
}
