import { once } from 'node:events';
import { errorMessage } from '../../text/error-message.ts';
import { readCompany } from '../../company/read-company.ts';
import { listenOrExplain } from '../../http/listen-or-explain.ts';
import type { AddressSettings } from '../../http/listen-or-explain.ts';
import { limitRepeats } from '../../http/limit-repeats.ts';
import { createOneTimeLink } from '../../viewer/one-time-link.ts';
import { createViewerServer } from '../../viewer/viewer-server.ts';
import { stopSignals } from '../../stop-signals.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { requireNoPositionals } from '../read-arguments.ts';
import { hostAndPort } from '../../text/host-and-port.ts';
import { terminalLine } from '../../text/terminal-text.ts';
import { UsageError } from '../usage-error.ts';

/** Milliseconds after which the command ends: since its start, or since the last request of the browser that opened the link. */
const maxIdleTime = 60 * 60 * 1000;

/** The options that choose where it listens. */
const addressOptions: AddressSettings = { port: '--port', host: '--host', usualHosts: ['localhost', '127.0.0.1'] };

export const serve: Command = {
  name: 'serve',
  synopsis: '',
  summary: 'show enquiries in a browser on this machine or through an SSH tunnel, read-only',
  help: `Lists and searches enquiries, shows one in full, and lists what is held or failed. Prints a link that opens once, for one
browser: other users of the machine cannot get in. Listens on this machine only. To read enquiries on your own machine:

  ssh -L 8025:127.0.0.1:8025 YOU@THE-SERVER      then, on the server:
  npm run enquiries -- serve --port 8025         and open the link on your own machine

  --port 8025        this port instead of any free one
  --host ::1         or localhost, instead of 127.0.0.1; no other address is accepted

Each page that shows enquiries is recorded in the audit table. Attempts to get in without the link or
with a used one are printed here. Stop it with Ctrl+C; it also stops after an hour without use.`,
  options: { port: { type: 'string' }, host: { type: 'string' } },
  writes: true,
  check(args) {
    requireNoPositionals('serve', args);
    parsePort(args);
    parseHost(args);
  },
  async run(args, { config, database, audit, print }) {
    const link = createOneTimeLink();
    const server = createViewerServer({
      database,
      link,
      company: readCompany(config.siteDir),
      audit,
      onOpened: () => void print('The link has been opened. If that wasn’t you, press Ctrl+C.'),
      onRequest: () => void timer.refresh(),
      onRefused: limitRepeats((reason, times) =>
        console.error(`Refused${times > 1 ? ` ${times} times` : ''}: ${reason}.`),
      ),
      onError: (error) => console.error(terminalLine(errorMessage(error))),
    });
    const host = parseHost(args);
    const listening = await listenOrExplain(server, host, parsePort(args), addressOptions);
    // Not before it listens: if it could not, the timer would keep the command alive, and signals would not end it.
    const ending = new AbortController();
    stopSignals().addEventListener('abort', () => ending.abort('Ended.'));
    const timer = setTimeout(() => ending.abort('Ended after an hour without use.'), maxIdleTime);
    try {
      const address = hostAndPort(host, listening.port);
      await print(`Enquiries can be read at this link, which opens once, for one browser:

  http://${address}/?key=${link.key}

From your own machine, have SSH lead there first:

  ssh -L ${listening.port}:${address} YOU@THE-SERVER

Ctrl+C ends it.`);
      if (!ending.signal.aborted) await once(ending.signal, 'abort');
      await print(String(ending.signal.reason));
    } finally {
      clearTimeout(timer);
      server.closeAllConnections();
      await listening.close();
    }
  },
};

function parsePort({ values: { port } }: ParsedArguments): number {
  if (port === undefined) return 0;
  if (typeof port === 'string' && /^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new UsageError(`--port is ${JSON.stringify(port)}: it must be a whole number from 0 to 65535, such as 8025.`);
}

function parseHost({ values: { host = '127.0.0.1' } }: ParsedArguments): string {
  if (host === '127.0.0.1' || host === '::1' || host === 'localhost') return host;
  throw new UsageError(
    `--host is ${JSON.stringify(host)}: people's addresses are shown without a login, so only 127.0.0.1, ::1 and localhost ` +
      'are accepted. From another machine use ssh -L, as help serve says.',
  );
}
