import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { textOf } from '../../../contract/reading.ts';
import { present, type Language } from '../../../engine/index.ts';
import { registry, type Host, type Ports, type Registry } from '../../../renderers/index.ts';
import { DepartmentSides } from '../../features/departments/DepartmentSides.tsx';
import { organisationText as text } from '../../features/departments/organisationText.ts';
import { PersonPicture } from '../../features/departments/PersonPicture.tsx';
import { useDepartments } from '../../features/departments/useDepartments.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { conditionParameters } from '../../adapters/calls/listParameters.ts';
import { useTabPorts } from '../../adapters/useTabPorts.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { PersonCard, type Person } from './PersonCard.tsx';
import { PortedList, type ShellPlace } from './ShellList.tsx';
import { plainCalls } from './plainCalls.ts';
import { plainPage } from './plainPage.ts';

const SHOWN = ['realname', 'departName', 'postText', 'phone', 'telephone', 'email', 'workNo'] as const;
/** Contact data is visible to users who may list users (decision 0062). */
const REACHED = { viewPermission: 'system:user:list' };

const ID = 'shell/addressList';

const pageOf = (language: Language) =>
  plainPage(
    {
      title: text('addresses.title'),
      resource: { url: '/sys/addressList', permission: 'own:addresses' },
      columns: [
        { type: 'input', key: 'keyword', title: text('addresses.keyword'), maxLength: 100 },
        { type: 'input', key: 'realname', title: text('addresses.name'), width: 150 },
        { type: 'image', key: 'avatar', title: text('addresses.avatar'), width: 84 },
        { type: 'input', key: 'departName', title: text('addresses.department'), width: 180 },
        { type: 'input', key: 'postText', title: text('addresses.position'), width: 130 },
        { type: 'input', key: 'phone', title: text('addresses.phone'), width: 140, ...REACHED },
        { type: 'input', key: 'telephone', title: text('addresses.telephone'), width: 130, ...REACHED },
        { type: 'input', key: 'email', title: text('addresses.email'), width: 220, ...REACHED },
        { type: 'input', key: 'workNo', title: text('addresses.workNo'), width: 100 },
      ],
      list: {
        columns: ['realname', 'avatar', ...SHOWN.slice(1)],
        sort: [{ column: 'realname', order: 'asc' }],
        query: [{ column: 'keyword', rule: 'eq' }],
        superQuery: false,
        narrow: 'cards',
      },
      form: { readOnly: true, groups: [] },
    },
    { id: ID, language, unsorted: ['avatar', 'departName', 'postText'] },
  );

const recordIn = (listed: Map<string, Person>) => (row: unknown) => {
  const id = textOf(row, 'id');
  const shown = Object.fromEntries(SHOWN.map((key) => [key, textOf(row, key)])) as Record<
    (typeof SHOWN)[number],
    string
  >;
  const avatar = textOf(row, 'avatar');
  listed.set(id, { ...shown, avatar });
  // Without a picture a letter of the name is shown.
  return { id, ...shown, avatar, avatar_dictText: shown.realname };
};

const withPictures = ({ uploads }: Ports): Registry => ({
  ...registry,
  image: {
    ...registry.image,
    View: ({ value, text: name = '' }) => (
      <PersonPicture uploads={uploads} path={String(value ?? '')} name={name} size={22} />
    ),
  },
});

/** Address parameter for the department, in addition to those of the list, so that links can select a department. */
const CHOSEN = 'depart';

/** The department whose members the tab lists; a search keeps it. */
function useChosen({ address, recordsChanged }: Host) {
  const read = useCallback(() => new URLSearchParams(address?.search() ?? '').get(CHOSEN) ?? '', [address]);
  const [chosen, setChosen] = useState(read);
  const asked = useRef(chosen);
  useEffect(() => address?.subscribe(() => address.search() !== undefined && setChosen(read())), [address, read]);
  useEffect(() => {
    if (asked.current === chosen) return;
    asked.current = chosen;
    recordsChanged(ID);
  }, [chosen, recordsChanged]);
  const choose = (orgCode: string): void => {
    const next = new URLSearchParams(address?.search() ?? '');
    next.delete('list.page');
    if (orgCode === '') next.delete(CHOSEN);
    else next.set(CHOSEN, orgCode);
    setChosen(orgCode);
    address?.go(next.size === 0 ? '' : `?${next}`);
  };
  return { chosen, choose, asked };
}

/** `/isystem/addressList`: departments and contact data of colleagues (contract §4.1, §11.2). */
export function AddressBookPage({ tabKey, visit }: ShellPlace) {
  const http = usePageHttp();
  const { language } = useSnapshot(spoken);
  const ports = useTabPorts({ tabKey, visit, problems: NONE });
  const departments = useDepartments('queryTreeList');
  const { chosen, choose, asked } = useChosen(ports.host);
  const [open, setOpen] = useState<Person>();
  const page = useMemo(() => pageOf(language), [language]);
  const listed = useMemo(() => new Map<string, Person>(), []);
  const source = useMemo(
    () =>
      plainCalls(http, {
        url: '/sys/user/queryByOrgCodeForAddressList',
        toRecord: recordIn(listed),
        params: (query) => ({
          ...conditionParameters(query),
          ...present({ orgCode: asked.current === '' ? undefined : asked.current }),
        }),
      }),
    [asked, http, listed],
  );
  const widgets = useMemo(() => withPictures(ports), [ports]);
  return (
    <div className="page-frame">
      <h1 className="only-spoken">{text('addresses.title')}</h1>
      <DepartmentSides {...{ departments, chosen }} onChoose={choose}>
        <PortedList
          {...{ ports, page, source, registry: widgets }}
          path={visit.route.path}
          onOpen={(id) => setOpen(listed.get(id))}
        />
      </DepartmentSides>
      <PersonCard person={open} ports={ports} onClose={() => setOpen(undefined)} />
    </div>
  );
}

const NONE: readonly never[] = [];
