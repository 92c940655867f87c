import { Form, Input, Modal, Radio } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { isMoment } from '../../../../engine/index.ts';
import { toDecimalText } from '../../../kit/formats/formats.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { rowsOfRange, type GridRange } from '../../grid/surface/gridRange.ts';
import type { TableView } from '../controller/tableView.ts';
import { fillSeries } from '../../commands/fill/fillSeries.ts';
import { ValueField } from './ValueField.tsx';

/** A series for the selected cells, or one value for them or their columns. */
export type FillQuestion = 'series' | 'set';

export interface FillDialogProps {
  readonly view: TableView;
  readonly question: FillQuestion;
  readonly t: TablePorts['t'];
  readonly onClose: () => void;
}

export function FillDialog(props: FillDialogProps) {
  const { range } = props.view.cursor;
  if (range === null) return null;
  return props.question === 'series' ? <SeriesDialog {...props} /> : <SetDialog {...props} range={range} />;
}

/**
 * Focuses a field after mounting: the dialog is attached after its fields are created, so they cannot take the focus
 * earlier.
 */
function useFirstFocus(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}

const VALUE_FIELD = 'wb-fill-value';
const STEP_FIELD = 'wb-fill-step';

type UnitChoice = 'day' | 'month';

/** Dialog for the step of a series, and its unit for dates. */
function SeriesDialog({ view, t, onClose }: FillDialogProps) {
  useFirstFocus(STEP_FIELD);
  const [by, setBy] = useState('1');
  const [unit, setUnit] = useState<UnitChoice>('day');
  const { range, surface } = view.cursor;
  const column = surface.placeAt(range?.left ?? 0)?.column;
  const step = toDecimalText(by);
  const isGood = /^-?\d+(\.\d+)?$/.test(step);
  const finish = (): void => {
    if (!isGood) return;
    onClose();
    fillSeries(view.cursor, { by: step, unit });
  };
  return (
    <Question title={t('fill.seriesTitle')} t={t} onOk={finish} onCancel={onClose}>
      <Form.Item
        label={t('fill.step')}
        htmlFor={STEP_FIELD}
        validateStatus={isGood ? '' : 'error'}
        help={isGood ? undefined : t('fill.stepWrong')}
      >
        <Input id={STEP_FIELD} value={by} onChange={(event) => setBy(event.target.value)} />
      </Form.Item>
      {column !== undefined && isMoment(column.type) && (
        <Form.Item label={t('fill.unit')}>
          <Radio.Group
            value={unit}
            onChange={(event) => setUnit(event.target.value === 'month' ? 'month' : 'day')}
            options={[
              { value: 'day', label: t('fill.day') },
              { value: 'month', label: t('fill.month') },
            ]}
          />
        </Form.Item>
      )}
    </Question>
  );
}

/** Dialog for one value, read as if it were pasted: a column of codes accepts codes and texts. */
function SetDialog({ view, range, t, onClose }: FillDialogProps & { readonly range: GridRange }) {
  const { rows, layout } = view.surface;
  const count = rowsOfRange(range);
  useFirstFocus(VALUE_FIELD);
  const [text, setText] = useState('');
  const [isWhole, setWhole] = useState(count === 1);
  const columns = layout.places.slice(range.left, range.right + 1).map(({ column }) => column);
  const hasCodes = columns.some(({ dictCode, options }) => dictCode !== undefined || options !== undefined);
  const title = columns.map((column) => column.title).join('、');
  const finish = (): void => {
    onClose();
    const wanted = isWhole ? { ...range, top: 0, bottom: rows.rowCount - 1 } : range;
    view.fillWith(text, wanted, t('fill.set', { title, value: text }));
  };
  return (
    <Question title={t('fill.setTitle', { title })} t={t} onOk={finish} onCancel={onClose}>
      <Form.Item label={t('fill.value')} htmlFor={VALUE_FIELD} extra={hasCodes ? t('fill.codeHint') : undefined}>
        <ValueField
          id={VALUE_FIELD}
          column={columns.length === 1 ? columns[0] : undefined}
          row={rows.rowAt(range.top).values}
          value={text}
          ports={view.ports}
          onChange={setText}
          onSubmit={finish}
        />
      </Form.Item>
      <Form.Item label={t('fill.where')}>
        <Radio.Group
          value={isWhole}
          onChange={(event) => setWhole(event.target.value === true)}
          options={[
            { value: true, label: t('fill.wholeColumn', { count: rows.rowCount }) },
            { value: false, label: t('fill.selected', { count }) },
          ]}
        />
      </Form.Item>
    </Question>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly t: TablePorts['t'];
  readonly onOk: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

const Question = ({ title, t, onOk, onCancel, children }: QuestionProps) => (
  <Modal
    open
    width={420}
    title={title}
    okText={t('common.ok')}
    cancelText={t('common.cancel')}
    onOk={onOk}
    onCancel={onCancel}
  >
    <Form layout="horizontal" labelCol={{ flex: '70px' }} colon={false} onFinish={onOk}>
      {children}
      <button type="submit" hidden />
    </Form>
  </Modal>
);
