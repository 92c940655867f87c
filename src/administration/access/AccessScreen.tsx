import { Alert, Segmented, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { useRouteTable } from '../../shell/routes/useRouteTable.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { FoundPicker } from './pickers.tsx';
import { ACCESS_QUERIES } from './AccessQueries.tsx';
import { AccessAnswer, type AccessPlaces } from './AccessAnswer.tsx';
import { askAll, findUsers, type Asking, type Pickable, type AccessKind } from './accessCalls.ts';
import { accessText } from './accessText.ts';
import './access.css';

export interface AccessScreenProps {
  /** User selected initially. */
  readonly user?: Pickable | undefined;
  /** Offers only users of this role. Default: all. */
  readonly roleId?: string | undefined;
  /** The page from which the question is asked. */
  readonly component?: string | undefined;
  /** Questions asked initially. */
  readonly asked?: readonly Asking[] | undefined;
  readonly onLeave: () => void;
}

const KINDS: readonly AccessKind[] = ['right', 'field', 'record', 'call'];

const ROLE_PAGES = ['system/RoleUserList', 'system/RoleList', 'schema:system/role'];
const MENU_PAGES = ['system/NewPermissionList', 'schema:system/menu'];

const pathOf = (routes: readonly ShellRoute[], components: readonly string[]): string | undefined =>
  routes
    .map(({ target, path, children }) =>
      target.kind === 'page' && components.includes(target.component) ? path : pathOf(children, components),
    )
    .find((path) => path !== undefined);

interface AnswersProps {
  readonly userId: string;
  readonly questions: readonly Asking[];
  readonly places: AccessPlaces;
}

function Answers({ userId, questions, places }: AnswersProps) {
  const http = usePageHttp();
  const read = useCallback(
    (signal: AbortSignal) => askAll(http, { userId, questions }, signal),
    [http, questions, userId],
  );
  const { value = [], failure, isLoading, again } = useFetched(read);
  if (failure !== undefined) return <RetryAlert message={failure.message} onRetry={again} />;
  if (isLoading) return <Skeleton active aria-busy />;
  return value.map((answer) => <AccessAnswer key={answer.what} {...{ answer, places }} />);
}

/**
 * Explains whether a user has access: the user, the question, and the chain of roles, entries and rules that decides.
 */
export function AccessScreen({ user: first, roleId = '', component, asked = [], onLeave }: AccessScreenProps) {
  const http = usePageHttp();
  const { routes } = useRouteTable();
  const [user, setUser] = useState(first);
  const [kind, setKind] = useState<AccessKind>('right');
  const [questions, ask] = useState(asked);
  const find = useCallback(
    (word: string, signal: AbortSignal) => findUsers(http, { keyword: word, roleId }, signal),
    [http, roleId],
  );
  const What = ACCESS_QUERIES[kind];
  const places = { roles: pathOf(routes, ROLE_PAGES), menu: pathOf(routes, MENU_PAGES), onLeave };
  return (
    <div className="wb-why">
      <p className="wb-why-hint">{accessText('why.hint')}</p>
      <Segmented<AccessKind>
        aria-label={accessText('why.kind')}
        value={kind}
        options={KINDS.map((one) => ({ value: one, label: accessText(`why.kind.${one}`) }))}
        onChange={(next) => {
          setKind(next);
          ask([]);
        }}
      />
      <div className="wb-why-fields">
        <FoundPicker
          label={accessText('why.user')}
          placeholder={accessText('why.userHint')}
          value={user}
          find={find}
          onPick={setUser}
        />
        <What key={kind} component={component} onAsk={ask} />
      </div>
      {user === undefined || questions.length === 0 ? (
        <Alert type="info" showIcon message={accessText('why.choose')} />
      ) : (
        <Answers userId={user.value} {...{ questions, places }} />
      )}
    </div>
  );
}
