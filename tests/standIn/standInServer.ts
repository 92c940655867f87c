import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The account that signs in at the stand-in, and its records; tests change it while they run. */
export interface StandInState {
  /** User name that CAS returns; blank: its tickets are invalid. */
  casUser: string;
  /** Account id that the provider returns. */
  accountId: number;
  /** Answers every request with 500. */
  broken: boolean;
  /** The last code by phone number. */
  readonly codes: Map<string, string>;
  /** Received requests: `POST /token`. */
  readonly asked: string[];
  readonly secrets: Set<string>;
}

export interface StandIn {
  readonly url: string;
  readonly state: StandInState;
  readonly close: () => Promise<void>;
}

export const CLIENT_SECRET = 'stand-in-client-secret';
export const GATEWAY_TOKEN = 'stand-in-gateway-token';

const random = (): string => randomBytes(12).toString('hex');

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

interface Exchange {
  readonly address: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

type Answer = (exchange: Exchange) => Promise<void> | void;

const redirect = (response: ServerResponse, to: string): void => void response.writeHead(302, { location: to }).end();
/** Sends the answer in two pieces, as long answers arrive over a network. */
const json = (response: ServerResponse, value: unknown, status = 200): void => {
  const text = JSON.stringify(value);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.write(text.slice(0, 5), () => void setTimeout(() => response.end(text.slice(5)), 5));
};

const withParameters = (address: string, parameters: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
};

/** A CAS server: it signs in everyone, and a ticket is valid once and for its service. */
function cas(state: StandInState): Readonly<Record<string, Answer>> {
  const tickets = new Map<string, string>();
  return {
    'GET /cas/login': ({ address, response }) => {
      const service = address.searchParams.get('service') ?? '';
      const ticket = `ST-${random()}`;
      tickets.set(ticket, service);
      state.secrets.add(ticket);
      redirect(response, withParameters(service, { ticket }));
    },
    'GET /cas/logout': ({ response }) => void response.end('signed out of single sign-on'),
    'GET /cas/serviceValidate': ({ address, response }) => {
      const ticket = address.searchParams.get('ticket') ?? '';
      const isGood = state.casUser !== '' && tickets.get(ticket) === address.searchParams.get('service');
      tickets.delete(ticket);
      const inside = isGood
        ? `<cas:authenticationSuccess><cas:user>${state.casUser}</cas:user></cas:authenticationSuccess>`
        : `<cas:authenticationFailure code="INVALID_TICKET">not recognised</cas:authenticationFailure>`;
      response.end(`<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${inside}</cas:serviceResponse>`);
    },
  };
}

/** An OAuth 2 account provider: it signs in everyone. */
function provider(state: StandInState): Readonly<Record<string, Answer>> {
  const codes = new Map<string, string>();
  const tokens = new Set<string>();
  return {
    'GET /authorize': ({ address, response }) => {
      const to = address.searchParams.get('redirect_uri') ?? '';
      const code = random();
      codes.set(code, to);
      state.secrets.add(code);
      redirect(response, withParameters(to, { code, state: address.searchParams.get('state') ?? '' }));
    },
    'POST /token': async ({ request, response }) => {
      const form = new URLSearchParams(await bodyOf(request));
      const code = form.get('code') ?? '';
      const isGood = form.get('client_secret') === CLIENT_SECRET && codes.get(code) === form.get('redirect_uri');
      codes.delete(code);
      if (!isGood) return json(response, { error: 'invalid_grant' }, 400);
      const token = random();
      tokens.add(token);
      state.secrets.add(token);
      return json(response, { access_token: token, token_type: 'bearer' });
    },
    'GET /user': ({ request, response }) => {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '');
      return tokens.has(token) ? json(response, { id: state.accountId, name: 'someone' }) : json(response, {}, 401);
    },
  };
}

/** An SMS gateway. */
const gateway = (state: StandInState): Readonly<Record<string, Answer>> => ({
  'POST /sms': async ({ request, response }) => {
    if (request.headers.authorization !== `Bearer ${GATEWAY_TOKEN}`) return json(response, {}, 401);
    const { mobile, code } = JSON.parse(await bodyOf(request)) as { mobile: string; code: string };
    state.codes.set(mobile, code);
    state.secrets.add(code);
    return json(response, {});
  },
});

/** Starts the third-party servers that a sign-in may need, in one process of the test. */
export async function startStandIn(): Promise<StandIn> {
  const state: StandInState = {
    casUser: '',
    accountId: 7001,
    broken: false,
    codes: new Map(),
    asked: [],
    secrets: new Set([CLIENT_SECRET, GATEWAY_TOKEN]),
  };
  const routes = { ...cas(state), ...provider(state), ...gateway(state) };
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://stand.in');
    const name = `${request.method} ${address.pathname}`;
    state.asked.push(name);
    const answer = state.broken ? undefined : routes[name];
    if (answer) void answer({ address, request, response });
    else json(response, {}, state.broken ? 500 : 404);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the sign-in settings for the stand-in. */
export const standInSettings = (url: string) => ({
  sms: { url: `${url}/sms`, token: GATEWAY_TOKEN },
  providers: [
    {
      thirdType: 'standin',
      title: '企业账号',
      authorizeUrl: `${url}/authorize`,
      tokenUrl: `${url}/token`,
      userUrl: `${url}/user`,
      clientId: 'waybill',
      clientSecret: CLIENT_SECRET,
    },
  ],
});
