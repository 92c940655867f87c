/** Dictionary names used by the public client, mapped to the codes used here. */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['yn', 'yes_no'],
  ['messageType', 'message_type'],
  ['msgType', 'message_template_type'],
  ['msgCategory', 'template_category'],
  ['msgSendStatus', 'message_send_status'],
  ['messageHref', 'message_href'],
  ['rangeDate', 'range_date'],
]);

/** Finds a dictionary by its own code, otherwise by the name that the public client uses for it. */
export const findByClientName = <T>(find: (code: string) => T | undefined, code: string): T | undefined => {
  const found = find(code);
  const own = OWN_NAMES.get(code);
  return found ?? (own === undefined ? undefined : find(own));
};

/** Lists by code; dictionaries that the public client names differently are also listed under those names. */
export const withClientNames = <T>(lists: Readonly<Record<string, T>>): Readonly<Record<string, T>> => ({
  ...Object.fromEntries(
    [...OWN_NAMES].flatMap(([name, code]) => {
      const list = Object.hasOwn(lists, code) ? lists[code] : undefined;
      return list === undefined ? [] : [[name, list]];
    }),
  ),
  ...lists,
});
