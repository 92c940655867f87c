import type { Values } from '../../../../engine/index.ts';
import type { Directory, DirectoryNode, DictItem, PickerQuestion } from '../../../../renderers/index.ts';
import { memoryDictionaries } from '../../memoryDictionaries.ts';

/** Length: 31 characters. */
export const LONG_NAME = '这是一个非常非常非常非常非常非常非常长的用户姓名共三十个字符啊';

const person = (username: string, realname: string, more: Values = {}): Values => ({
  id: `u-${username}`,
  username,
  realname,
  sex: '1',
  sex_dictText: '男',
  phone: '13800000001',
  orgCodeTxt: '单证部',
  birthday: '1990-02-03',
  ...more,
});

/** 5,000 people; the first three have their own names. */
export const PEOPLE: readonly Values[] = [
  person('zhangsan', '张三'),
  person('lisi', '李四', { sex: '2', sex_dictText: '女', departId: 'd2' }),
  person('long', LONG_NAME),
  ...Array.from({ length: 4997 }, (_, index) => person(`u${index}`, `用户${index}`)),
];

const node = (id: string, departName: string, children: readonly DirectoryNode[] = []): DirectoryNode => ({
  id,
  departName,
  orgCode: `c-${id}`,
  parentId: '',
  isLeaf: children.length === 0,
  children,
});

/** 公司 has 单证部 (with two children), 报关部 and 分支; 2,995 small ones are below 分支. */
export const DEPARTMENTS: readonly DirectoryNode[] = [
  node('d0', '公司', [
    node('d1', '单证部', [node('d2', '归类组'), node('d3', '制单组')]),
    node('d4', '报关部'),
    node(
      'd5',
      '分支',
      Array.from({ length: 2995 }, (_, index) => node(`b${index}`, `网点${index}`)),
    ),
  ]),
];

const level = (nodes: readonly DirectoryNode[]): readonly DirectoryNode[] =>
  nodes.map((one) => ({ ...one, children: [] }));

function below(nodes: readonly DirectoryNode[], pid: string): readonly DirectoryNode[] {
  for (const one of nodes) {
    if (one.id === pid) return one.children;
    const found = below(one.children, pid);
    if (found.length > 0) return found;
  }
  return [];
}

export interface AskedRows {
  readonly questions: PickerQuestion[];
}

/** An in-memory directory that records its requests. */
export function memoryDirectory(rows: readonly Values[] = PEOPLE): Directory & AskedRows {
  const questions: PickerQuestion[] = [];
  return {
    questions,
    rows: async (_, question) => {
      questions.push(question);
      const { keyword, departId, pageNo, pageSize } = question;
      const found = rows.filter(
        (row) =>
          Object.values(row).some((value) => String(value).includes(keyword)) &&
          (departId === '' || row['departId'] === departId),
      );
      const records = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { records, total: found.length, totalIsAtLeast: false };
    },
    departments: async (pid) => level(pid === '' ? DEPARTMENTS : below(DEPARTMENTS, pid)),
    departmentTree: async () => DEPARTMENTS,
    findDepartments: async (keyword) =>
      DEPARTMENTS.flatMap((root) => {
        const children = root.children.filter(({ departName }) => departName.includes(keyword));
        return children.length === 0 ? [] : [{ ...root, children }];
      }),
  };
}

const items: readonly DictItem[] = PEOPLE.slice(0, 50).map((row) => ({
  value: String(row['username']),
  text: String(row['realname']),
  attributes: row,
}));

export const peopleDictionaries = () =>
  memoryDictionaries({
    'pick:users,realname,username': [...items, { value: 'gone', text: '已离职', disabled: true }],
    'pick:users,realname,id': items.map((item) => ({ ...item, value: `u-${item.value}` })),
    'pick:departments,departName,id': [
      { value: 'd1', text: '单证部' },
      { value: 'd2', text: '归类组' },
      { value: 'd3', text: '制单组' },
    ],
    'pick:departments,departName,orgCode': [{ value: 'c-d1', text: '单证部' }],
    'pick:roles,roleName,roleCode': [{ value: 'clerk', text: '制单员' }],
    'pick:positions,name,code': [{ value: 'declarant', text: '报关员' }],
    'pick:records,name,code,/kehu/customer': [{ value: 'K1', text: '宁波远岭' }],
  });
