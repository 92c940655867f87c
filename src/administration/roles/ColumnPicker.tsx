import { EmptyState } from '../../../renderers/index.ts';
import { Select } from 'antd';
import { MAX_COLUMNS } from '../../../contract/rights/rightsMatrix.ts';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { Field, useFound } from '../access/pickers.tsx';
import type { Pickable } from '../access/accessCalls.ts';
import { matrixText } from './matrixText.ts';

interface ColumnPickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly chosen: readonly Pickable[];
  /** Must be a stable function. */
  readonly find: (word: string, signal: AbortSignal) => Promise<readonly Pickable[]>;
  readonly onChoose: (chosen: readonly Pickable[]) => void;
}

/** Picks the users or roles of the columns. */
export function ColumnPicker({ label, placeholder, chosen, find, onChoose }: ColumnPickerProps) {
  const { setWord, found, failure, isLoading, again } = useFound(find);
  const ids = chosen.map(({ value }) => value);
  const offers = new Map([...chosen, ...found].map((one) => [one.value, one]));
  return (
    <Field label={label}>
      <Select<string[], Pickable>
        mode="multiple"
        allowClear
        filterOption={false}
        maxCount={MAX_COLUMNS}
        maxTagCount="responsive"
        aria-label={label}
        placeholder={placeholder}
        value={ids}
        loading={isLoading}
        options={[...offers.values()]}
        notFoundContent={isLoading ? null : <EmptyState text={matrixText('matrix.nobody')} />}
        onSearch={setWord}
        onChange={(values) => {
          setWord('');
          onChoose(values.flatMap((value) => offers.get(value) ?? []));
        }}
      />
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
    </Field>
  );
}
