import { XMLParser } from 'fast-xml-parser';
import { askProvider } from './askProvider.ts';

interface CasTicket {
  readonly ticket: string;
  /** The address of ours that the ticket was made for. */
  readonly service: string;
}

const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: true, parseTagValue: false, trimValues: true });

/** The value at a key of what XML held. */
const inside = (source: unknown, key: string): unknown =>
  typeof source === 'object' && source !== null && Object.hasOwn(source, key)
    ? Object.entries(source).find(([name]) => name === key)?.[1]
    : undefined;

/** The user name in a CAS 2.0 answer; undefined: the ticket is not good. Throws on what is no such answer. */
export function userOfAnswer(xml: string): string | undefined {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('the CAS server answered with a document type');
  const answer = inside(parser.parse(xml, true), 'serviceResponse');
  if (answer === undefined) throw new Error('the CAS server answered no serviceResponse');
  const user = inside(inside(answer, 'authenticationSuccess'), 'user');
  return typeof user === 'string' && user !== '' ? user : undefined;
}

/** Who a ticket of single sign-on was given to (S7-6). The server is asked that the configuration names, and no other. */
export async function validateTicket(ssoUrl: string, { ticket, service }: CasTicket): Promise<string | undefined> {
  const address = new URL(`${ssoUrl}/serviceValidate`);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('service', service);
  return userOfAnswer(await askProvider(address));
}
