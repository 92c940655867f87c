import { TreeSelect } from '@formily/antd-v5/esm/tree-select';
import type { Key } from 'react';
import { DictNotice } from '../../dictionaries/DictNotice.tsx';
import { UnknownText } from '../../dictionaries/UnknownText.tsx';
import { isEmptying } from '../../inputs/isEmptying.ts';
import { useInputAria } from '../../inputs/useInputAria.ts';
import type { EditProps } from '../../inputs/widget.ts';
import { RetryNote } from './RetryNote.tsx';
import { valuesIn } from './treeLines.tsx';
import { useTreeField } from './useTreeField.ts';

/** Pixels of the list at most (W9-7), with its frame. */
const MOST_HEIGHT = 400;
const FRAME = 8;

/** What the list says where it has no nodes. */
function ListNote({ field: { t, fault, model } }: { readonly field: ReturnType<typeof useTreeField> }) {
  if (fault !== undefined) return <RetryNote t={t} message={fault} />;
  if (model.status === 'failed') return <RetryNote t={t} message={model.message} onRetry={() => model.retry()} />;
  return <DictNotice status={model.status} onRetry={() => model.retry()} />;
}

/** Formily's tree select over the tree of the column; what is typed and chosen is the model's and the document's. */
export function TreeField(props: EditProps) {
  const { id, column, disabled, status, onLeave } = props;
  const root = useInputAria(props);
  const field = useTreeField(props);
  const { typing, rows } = field;
  return (
    <div
      ref={root}
      className="wb-control"
      onKeyDownCapture={(event) => {
        if (isEmptying(event, typing.typed, column)) field.commit([]);
        else if (typing.onKeyDownCapture(event)) field.openTo(false);
      }}
    >
      <TreeSelect
        id={id}
        className="wb-control"
        classNames={{ popup: { root: 'wb-tree-popup' } }}
        styles={{ popup: { root: { maxHeight: MOST_HEIGHT, minWidth: 240 } } }}
        listHeight={MOST_HEIGHT - FRAME}
        showSearch
        allowClear={!disabled && column.allowClear !== false}
        labelInValue
        multiple={column.multiple === true}
        value={field.shown.map(({ value, label }) => ({
          value,
          label: field.isUnknown(value) ? <UnknownText code={value} /> : label,
        }))}
        open={field.isOpen}
        onOpenChange={field.openTo}
        searchValue={typing.typed}
        onSearch={(text: string) => {
          // Losing the focus, antd empties the text before it tells of it.
          if (text !== '' || document.activeElement?.id === id) typing.type(text);
        }}
        filterTreeNode={false}
        treeData={field.lines}
        treeExpandedKeys={rows.flatMap((row) => (row.kind === 'node' && row.isOpen ? [row.node.value] : []))}
        onTreeExpand={(keys: Key[]) => field.expand(new Set(keys.map(String)))}
        onChange={(chosen: unknown) => field.commit(valuesIn(chosen))}
        disabled={disabled}
        status={status}
        placeholder={disabled ? '' : column.placeholder}
        notFoundContent={<ListNote field={field} />}
        onBlur={() => {
          typing.leave(false);
          onLeave();
        }}
      />
    </div>
  );
}
