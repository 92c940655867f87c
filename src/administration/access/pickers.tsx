import { EmptyState } from '../../../renderers/index.ts';
import { Select, TreeSelect, type SelectProps } from 'antd';
import { useCallback, useDeferredValue, useState, type ReactNode } from 'react';
import type { PermissionNode } from '../../../contract/rights/permissionTree.ts';
import { matchTitle } from '../../navigation/menus/menuSearch.ts';
import { useSpelling } from '../../navigation/menus/useSpelling.ts';
import { usePageHttp } from '../../shell/ui/PageLife.tsx';
import { RetryAlert } from '../../shell/ui/RetryAlert.tsx';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { readRightTree, type Pickable } from './accessCalls.ts';
import { accessText } from './accessText.ts';

interface FieldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A label above a picker. */
export const Field = ({ label, children }: FieldProps) => (
  <label className="wb-why-field">
    <span>{label}</span>
    {children}
  </label>
);

const nothing = () => <EmptyState text={accessText('why.nothing')} />;

const WAIT_MS = 250;

interface FoundProps extends Pick<SelectProps<string>, 'disabled' | 'placeholder'> {
  readonly label: string;
  readonly value: Pickable | undefined;
  readonly onPick: (offer: Pickable | undefined) => void;
  /** Must be a stable function. */
  readonly find: (word: string, signal: AbortSignal) => Promise<readonly Pickable[]>;
  /** Additional offers for a word that is not a name. */
  readonly further?: ((word: string) => readonly Pickable[]) | undefined;
}

/** Searches the server for the typed word. */
export function useFound(find: FoundProps['find']) {
  const [word, setWord] = useState('');
  const asked = useDeferredValue(word.trim());
  const read = useCallback(
    async (signal: AbortSignal) => {
      // Debounces typing into one request.
      if (asked !== '') await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      signal.throwIfAborted();
      return find(asked, signal);
    },
    [asked, find],
  );
  const { value: found = [], failure, isLoading, again } = useFetched(read);
  return { asked, setWord, found, failure, isLoading, again };
}

/** Picks one of the server's matches. */
export function FoundPicker({ label, value, onPick, find, further, ...select }: FoundProps) {
  const { asked, setWord, found, failure, isLoading, again } = useFound(find);
  const offers = [...found, ...(further?.(asked) ?? [])];
  return (
    <Field label={label}>
      <Select<string, Pickable>
        showSearch
        allowClear
        filterOption={false}
        {...select}
        aria-label={label}
        value={value?.value ?? null}
        loading={isLoading}
        options={value === undefined || offers.some((one) => one.value === value.value) ? offers : [value, ...offers]}
        notFoundContent={isLoading ? null : nothing()}
        onSearch={setWord}
        onChange={(_, option) => onPick(Array.isArray(option) ? undefined : option)}
      />
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
    </Field>
  );
}

interface OfferedProps extends Pick<SelectProps<string>, 'disabled' | 'loading'> {
  readonly label: string;
  readonly placeholder: string;
  readonly offers: readonly Pickable[];
  readonly value: string | null | undefined;
  readonly onPick: (value: string | undefined) => void;
}

/** Picks an item of a list by name or pinyin. */
export function OfferedPicker({ label, offers, value = null, onPick, ...select }: OfferedProps) {
  const spell = useSpelling();
  return (
    <Field label={label}>
      <Select<string, Pickable>
        showSearch
        allowClear
        {...select}
        aria-label={label}
        value={value}
        options={[...offers]}
        notFoundContent={nothing()}
        filterOption={(word, option) => fits(option?.label ?? '', word, spell)}
        onChange={(value) => onPick(value)}
      />
    </Field>
  );
}

const fits = (title: string, word: string, spell: ReturnType<typeof useSpelling>): boolean =>
  title.toLowerCase().includes(word.toLowerCase()) || matchTitle(title, word.trim().toLowerCase(), spell) !== null;

interface RightProps {
  readonly value: string | undefined;
  readonly onPick: (node: PermissionNode | undefined) => void;
}

const nodesIn = (nodes: readonly PermissionNode[]): readonly PermissionNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);

interface Shown {
  readonly value: string;
  readonly title: string;
  readonly perms: string;
  readonly children: Shown[];
}

const shownOf = ({ id, title, perms, children }: PermissionNode): Shown => ({
  value: id,
  title: perms === '' ? title : `${title} ${perms}`,
  perms,
  children: children.map(shownOf),
});

/** Picks a menu entry or a button below it. */
export function RightPicker({ value, onPick }: RightProps) {
  const http = usePageHttp();
  const spell = useSpelling();
  const read = useCallback((signal: AbortSignal) => readRightTree(http, signal), [http]);
  const { value: nodes = [], failure, isLoading, again } = useFetched(read);
  const label = accessText('why.right');
  return (
    <Field label={label}>
      <TreeSelect<string | undefined, Shown>
        showSearch
        allowClear
        aria-label={label}
        placeholder={accessText('why.rightHint')}
        loading={isLoading}
        value={value}
        treeData={nodes.map(shownOf)}
        notFoundContent={isLoading ? null : nothing()}
        filterTreeNode={(word, node) => fits(String(node.title), word, spell)}
        onChange={(id) => onPick(nodesIn(nodes).find((node) => node.id === id))}
      />
      {failure !== undefined && <RetryAlert message={failure.message} onRetry={again} />}
    </Field>
  );
}
