import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';

/** Delay after the last key, in milliseconds. */
const PAUSE = 300;

export interface PickSearchProps {
  readonly hint: string;
  readonly onSearch: (keyword: string) => void;
}

/** Search box of a picker: debounced while typing, immediate on Enter. */
export function PickSearch({ hint, onSearch }: PickSearchProps) {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const asked = useRef('');
  const search = (keyword: string): void => {
    clearTimeout(timer.current);
    if (asked.current === keyword) return;
    asked.current = keyword;
    onSearch(keyword);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Input
      className="wb-pick-search"
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      aria-label={hint}
      placeholder={hint}
      maxLength={100}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(target.value.trim()), PAUSE);
      }}
      onPressEnter={(event) => {
        if (event.nativeEvent.isComposing) return;
        event.stopPropagation();
        search(text.trim());
      }}
    />
  );
}
