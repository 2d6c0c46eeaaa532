/* A mail server on the port in its first argument. Prints each email that it accepts as a line of JSON. */
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: async (stream, _session, done) => {
    const { subject, text: body } = await PostalMime.parse(await text(stream));
    console.log(JSON.stringify({ subject, text: body }));
    done();
  },
});
server.listen(Number(process.argv[2]), '127.0.0.1');
