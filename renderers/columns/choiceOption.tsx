import type { ReactNode } from 'react';
import { ChoiceText, type ChoiceTextProps } from './ChoiceText.tsx';
import type { DictItem } from '../ports/ports.ts';

/** A choice as antd's lists take it. */
export const optionOfChoice = (item: DictItem) => ({
  value: item.value,
  label: item.text,
  title: item.text,
  disabled: item.disabled === true,
  item,
});

/** For antd, which asks for what is drawn rather than for a component. */
export const choiceText = (props: ChoiceTextProps): ReactNode => <ChoiceText {...props} />;

/** How such a choice reads in the list. */
export const choiceOption = ({ data: { item } }: { readonly data: { readonly item: DictItem } }): ReactNode =>
  choiceText({ item, code: item.value });
