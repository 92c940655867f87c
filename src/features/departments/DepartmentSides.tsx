import { ApartmentOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState, type ReactNode } from 'react';
import { useViewport } from '../../shell/ui/useViewport.ts';
import { DepartmentTree, type DepartmentTreeProps } from './DepartmentTree.tsx';
import { organisationText as text } from './organisationText.ts';

interface DepartmentSidesProps extends DepartmentTreeProps {
  readonly children: ReactNode;
}

/** Department tree at the left of the content of the selected one; behind a button in a narrow window. */
export function DepartmentSides({ children, ...tree }: DepartmentSidesProps) {
  const isNarrow = useViewport() === 'mobile';
  const [isOpen, setOpen] = useState(false);
  const { all } = tree.departments;
  const name = all.find(({ orgCode }) => orgCode === tree.chosen)?.departName ?? tree.chosen;
  const choose = (orgCode: string): void => {
    setOpen(false);
    tree.onChoose(orgCode);
  };
  if (!isNarrow)
    return (
      <div className="department-sides">
        <nav className="department-side" aria-label={text('departments.tree')}>
          <DepartmentTree {...tree} />
        </nav>
        <div className="department-main">{children}</div>
      </div>
    );
  return (
    <>
      <Button className="department-choice" icon={<ApartmentOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {name || text(tree.hasAll === false ? 'departments.choose' : 'departments.all')}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        placement="left"
        destroyOnHidden
        width="min(86vw, 320px)"
        title={text('departments.choose')}
      >
        <DepartmentTree {...tree} onChoose={choose} />
      </Drawer>
      {children}
    </>
  );
}
