import { readJson } from '../../core/base/wireJson.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';

/** Most characters of a name on the wire, such as a row key of a page or an id. */
const MAX_NAME_LENGTH = 200;
const MAX_CASE_ID_LENGTH = 64;
/** Most fields of one row. */
const MAX_FIELDS = 500;
/** Deepest nesting of `args` of a common message. */
const DEEPEST = 6;

/** Frames that a client may send on the socket of a page (contract §5.3). */
export type TableFrame =
  | { readonly type: 'heart_beat' }
  | { readonly type: 'common_send_date'; readonly key: string; readonly args: unknown }
  | {
      readonly type: 'update_vxe_table';
      readonly socketKey: string;
      readonly rowId: string;
      /** Names of the changed fields of the row. Their values are read from the database, never taken from the wire. */
      readonly fields: readonly string[];
      readonly caseId: string;
    };

/** An invalid frame, with an error text. */
export interface FrameFault {
  readonly fault: ServerText;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH;

const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
};

const fault = (detail: string): FrameFault => ({ fault: serverText('badFrame', { place: detail }) });

const readUpdate = (data: Readonly<Record<string, unknown>>): TableFrame | FrameFault => {
  const { socketKey, args } = data;
  if (!isName(socketKey)) return fault('data.socketKey');
  if (!Array.isArray(args) || args.length !== 2) return fault('data.args');
  const [row, caseId]: readonly unknown[] = args;
  if (!isObject(row) || Object.keys(row).length > MAX_FIELDS) return fault('data.args[0]');
  if (!isName(row['id'])) return fault('data.args[0].id');
  if (typeof caseId !== 'string' || caseId.length > MAX_CASE_ID_LENGTH) return fault('data.args[1]');
  const fields = Object.keys(row).filter((key) => key !== 'id');
  return { type: 'update_vxe_table', socketKey, rowId: row['id'], fields, caseId };
};

const readCommon = (data: Readonly<Record<string, unknown>>): TableFrame | FrameFault => {
  const { key, args = null } = data;
  if (!isName(key)) return fault('data.key');
  if (isDeeperThan(args, DEEPEST)) return fault('data.args');
  return { type: 'common_send_date', key, args };
};

export const readFrame = (text: string): TableFrame | FrameFault => {
  const frame = readJson(text);
  if (!isObject(frame)) return fault('JSON');
  const { type, data } = frame;
  if (type === 'heart_beat') return { type };
  if (type !== 'common_send_date' && type !== 'update_vxe_table') return fault('type');
  if (!isObject(data)) return fault('data');
  return type === 'common_send_date' ? readCommon(data) : readUpdate(data);
};
