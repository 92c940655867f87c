import { Modal } from 'antd';
import { DetailList, type Ports } from '../../../renderers/index.ts';
import { organisationText as text } from '../../features/departments/organisationText.ts';
import { PersonPicture } from '../../features/departments/PersonPicture.tsx';

/** A person in the address book; hidden values are blank. */
export interface Person {
  readonly realname: string;
  /** Path of the picture. */
  readonly avatar: string;
  readonly departName: string;
  readonly postText: string;
  readonly phone: string;
  readonly telephone: string;
  readonly email: string;
  readonly workNo: string;
}

interface PersonCardProps {
  /** Undefined: closed. */
  readonly person: Person | undefined;
  readonly ports: Ports;
  readonly onClose: () => void;
}

const MAY_READ = 'system:user:list';

const linked = (scheme: 'tel' | 'mailto', value: string) =>
  value === '' ? '' : <a href={`${scheme}:${value.replaceAll(' ', '')}`}>{value}</a>;

function Facts({ person, t, isWhole }: { person: Person; t: Ports['t']; isWhole: boolean }) {
  const reached = [
    { key: 'phone', title: text('addresses.phone'), value: linked('tel', person.phone) },
    { key: 'telephone', title: text('addresses.telephone'), value: linked('tel', person.telephone) },
    { key: 'email', title: text('addresses.email'), value: linked('mailto', person.email) },
  ];
  const items = [
    { key: 'department', title: text('addresses.department'), value: person.departName.replaceAll(',', '、') },
    { key: 'position', title: text('addresses.position'), value: person.postText },
    { key: 'workNo', title: text('addresses.workNo'), value: person.workNo },
    ...(isWhole ? reached : []),
  ];
  return <DetailList t={t} columns={1} items={items} />;
}

/** Details of one person of the address book. */
export const PersonCard = ({ person, ports, onClose }: PersonCardProps) => (
  <Modal open={person !== undefined} onCancel={onClose} footer={null} width={460} title={text('addresses.card')}>
    {person !== undefined && (
      <>
        <div className="person-head">
          <PersonPicture uploads={ports.uploads} path={person.avatar} name={person.realname} size={56} />
          <strong>{person.realname}</strong>
        </div>
        <Facts person={person} t={ports.t} isWhole={ports.can(MAY_READ)} />
      </>
    )}
  </Modal>
);
