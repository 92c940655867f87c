import { XMLParser } from 'fast-xml-parser';
import { askProvider } from './askProvider.ts';

interface CasTicket {
  readonly ticket: string;
  /** The address of this product for which the ticket was issued. */
  readonly service: string;
}

const parser = new XMLParser({ removeNSPrefix: true, ignoreAttributes: true, parseTagValue: false, trimValues: true });

/** Returns the value of a key in parsed XML. */
const inside = (source: unknown, key: string): unknown =>
  typeof source === 'object' && source !== null && Object.hasOwn(source, key)
    ? Object.entries(source).find(([name]) => name === key)?.[1]
    : undefined;

/**
 * Returns the user name in a CAS 2.0 response; undefined: the ticket is not valid. Throws when it is not such a
 * response.
 */
export function userOfAnswer(xml: string): string | undefined {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('the CAS server answered with a document type');
  const answer = inside(parser.parse(xml, true), 'serviceResponse');
  if (answer === undefined) throw new Error('the CAS server answered no serviceResponse');
  const user = inside(inside(answer, 'authenticationSuccess'), 'user');
  return typeof user === 'string' && user !== '' ? user : undefined;
}

/** Returns the user to whom a single sign-on ticket was issued (S7-6). Only the configured server is queried. */
export async function validateTicket(ssoUrl: string, { ticket, service }: CasTicket): Promise<string | undefined> {
  const address = new URL(`${ssoUrl}/serviceValidate`);
  address.searchParams.set('ticket', ticket);
  address.searchParams.set('service', service);
  return userOfAnswer(await askProvider(address));
}
