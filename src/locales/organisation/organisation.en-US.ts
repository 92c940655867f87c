import type { organisationZhCN } from './organisation.zh-CN.ts';

export const organisationEnUS: Readonly<Record<keyof typeof organisationZhCN, string>> = {
  'addresses.title': 'Address book',
  'addresses.card': 'Contact',
  'addresses.keyword': 'Name or work no.',
  'addresses.name': 'Name',
  'addresses.avatar': 'Picture',
  'addresses.department': 'Department',
  'addresses.position': 'Position',
  'addresses.phone': 'Mobile',
  'addresses.telephone': 'Telephone',
  'addresses.email': 'E-mail',
  'addresses.workNo': 'Work no.',
  'addresses.blank': 'Not given',
  'departments.all': 'All departments',
  'departments.tree': 'Departments',
  'departments.choose': 'Choose a department',
  'departments.search': 'Name, pinyin or code',
  'departments.none': 'No departments',
  'departments.notFound': 'No department fits',
};
