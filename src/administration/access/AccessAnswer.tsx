import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Alert, Tag, theme } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SentReason } from '../../../contract/accessExplanation.ts';
import type { Answered } from './accessCalls.ts';
import { accessText } from './accessText.ts';
import './access.css';

/** Paths of the pages of roles and entries; absent when the user's menu lacks them. */
export interface AccessPlaces {
  readonly roles: string | undefined;
  readonly menu: string | undefined;
  /** Called when a link is followed. */
  readonly onLeave: () => void;
}

interface PartProps {
  readonly reason: SentReason;
  readonly places: AccessPlaces;
}

const formOf = (path: string, id: string): string => `${path}/form/${encodeURIComponent(id)}`;

function RoleOf({ reason: { by, name = '', code = '', roleId }, places }: PartProps) {
  const words = `${name}（${code}）`;
  const kind = accessText(by === 'departRole' ? 'why.departRole' : 'why.role');
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

/** Renders one reason: role → entry → rule. */
function reasonWords(props: PartProps): ReactNode {
  const { by, entry, code, name, condition, holds } = props.reason;
  switch (by) {
    case 'role':
    case 'departRole':
      return (
        <>
          <RoleOf {...props} /> <Arrow /> {accessText('why.holds')} <EntryOf {...props} />
        </>
      );
    case 'nobody':
      return entry === undefined ? (
        <>
          <code>{code}</code> {accessText('why.noEntry')}
        </>
      ) : (
        <>
          {accessText('why.nobody')} <EntryOf {...props} />
        </>
      );
    case 'guard':
      return (
        <>
          {accessText('why.guard')} <EntryOf {...props} />
        </>
      );
    case 'pack':
    case 'above':
      return (
        <>
          {accessText(`why.${by}`)} <EntryOf {...props} />
        </>
      );
    case 'rule':
      return (
        <>
          {code !== undefined && (
            <>
              {accessText('why.role')} {code} <Arrow />{' '}
            </>
          )}
          {accessText('why.rule')} {name} <code>{condition}</code>
        </>
      );
    default:
      return <span data-holds={holds}>{accessText(`why.${by}`)}</span>;
  }
}

function Reason({ reason, places }: PartProps) {
  const { token } = theme.useToken();
  const word = accessText(reason.holds ? 'why.yes' : 'why.no');
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
          <Tag className="wb-why-off" title={accessText('why.offHint')}>
            {accessText('why.off')}
          </Tag>
        )}
      </span>
    </li>
  );
}

function verdictOf({ what, why: { allowed, changeable } }: Answered): string {
  if (changeable === undefined) return accessText(allowed ? 'why.allowed' : 'why.refused', { what });
  if (!allowed) return accessText('why.fieldHidden', { what });
  return accessText(changeable ? 'why.fieldOpen' : 'why.fieldRead', { what });
}

/** Shows whether the user has the right, and the chain that decides it. */
export function AccessAnswer({ answer, places }: { readonly answer: Answered; readonly places: AccessPlaces }) {
  const { allowed, changeable, permission, reasons } = answer.why;
  const type = !allowed ? 'error' : changeable === false ? 'warning' : 'success';
  return (
    <section className="wb-why-answer" aria-label={accessText('why.reasons')}>
      <Alert
        role="status"
        showIcon
        type={type}
        message={verdictOf(answer)}
        description={permission && accessText('why.permission', { code: permission })}
      />
      <ol className="wb-why-reasons" aria-label={accessText('why.reasons')}>
        {reasons.map((reason, index) => (
          <Reason key={index} {...{ reason, places }} />
        ))}
      </ol>
    </section>
  );
}
