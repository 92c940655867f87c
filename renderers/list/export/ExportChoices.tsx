import { Checkbox, Form, Input, Radio } from 'antd';
import { useId } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { isLong, mayBeXls, type Exportable, type ExportChoice } from './exportChoice.ts';

interface ChooseProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly extra?: string | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[];
  readonly onChoose: (value: Value) => void;
}

function Choose<Value extends string>({ label, value, extra, options, onChoose }: ChooseProps<Value>) {
  const name = useId();
  return (
    <Form.Item label={label} extra={extra}>
      <Radio.Group
        aria-label={label}
        name={name}
        value={value}
        options={[...options]}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Form.Item>
  );
}

export interface ExportChoicesProps {
  readonly of: Exportable;
  readonly choice: ExportChoice;
  /** Whether it can be created in the background. */
  readonly mayBeLater: boolean;
  readonly disabled: boolean;
  readonly onChange: (change: Partial<ExportChoice>) => void;
}

const MAX_NAME = 100;

/** Options of an export: rows, columns, texts or codes, and file format. */
export function ExportChoices({ of, choice, mayBeLater, disabled, onChange }: ExportChoicesProps) {
  const { t } = usePorts();
  const { list, fields } = of;
  const isXls = mayBeXls(choice, of);
  const isAlwaysLater = isLong(choice, of);
  return (
    <Form layout="vertical" disabled={disabled}>
      <Choose
        label={t('export.rows')}
        value={choice.rows}
        onChoose={(rows) => onChange({ rows })}
        options={[
          { value: 'all', label: t(list.totalIsAtLeast ? 'export.allMore' : 'export.all', { count: list.total }) },
          ...(list.selected === undefined
            ? []
            : [
                {
                  value: 'selected' as const,
                  label: t('export.selected', { count: list.selected.length }),
                  disabled: list.selected.length === 0,
                },
              ]),
        ]}
      />
      {fields.all.length > fields.listed.length ? (
        <Choose
          label={t('export.columns')}
          value={choice.columns}
          onChoose={(columns) => onChange({ columns })}
          options={[
            { value: 'listed', label: t('export.listed', { count: fields.listed.length }) },
            { value: 'all', label: t('export.allColumns', { count: fields.all.length }) },
          ]}
        />
      ) : null}
      <Choose
        label={t('export.values')}
        value={choice.values}
        onChoose={(values) => onChange({ values })}
        options={[
          { value: 'texts', label: t('export.texts') },
          { value: 'codes', label: t('export.codes') },
        ]}
      />
      <Choose
        label={t('export.format')}
        value={choice.format}
        extra={isXls ? undefined : t('export.onlyXlsx')}
        onChoose={(format) => onChange({ format })}
        options={[
          { value: 'xlsx', label: '.xlsx' },
          { value: 'xls', label: '.xls', disabled: !isXls },
        ]}
      />
      <Form.Item label={t('export.fileName')}>
        <Input
          aria-label={t('export.fileName')}
          value={choice.fileName}
          maxLength={MAX_NAME}
          placeholder={t('export.defaultName')}
          suffix={`.${choice.format}`}
          onChange={({ target }) => onChange({ fileName: target.value })}
        />
      </Form.Item>
      {mayBeLater ? (
        <Form.Item extra={isAlwaysLater ? t('export.long') : undefined}>
          <Checkbox
            checked={choice.isInBackground || isAlwaysLater}
            disabled={disabled || isAlwaysLater}
            onChange={({ target }) => onChange({ isInBackground: target.checked })}
          >
            {t('export.background')}
          </Checkbox>
        </Form.Item>
      ) : null}
    </Form>
  );
}
