/** The map: records twenty times a second the age of the newest position that it could show, by either transport. */
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

const seconds = Number(process.argv[2]);
/** The time at which the newest position was sent, in milliseconds since 1970; 0 before the first. */
const newest = { stream: 0, datagrams: 0 };
const ages: Record<keyof typeof newest, number[]> = { stream: [], datagrams: [] };
const record = (transport: keyof typeof newest, text: string) => {
  newest[transport] = Math.max(newest[transport], (JSON.parse(text) as { at: number }).at);
};

/** The beginning of a line whose end has not arrived. */
let rest = '';
createServer((socket) => {
  socket.on('error', () => {}); // The van is stopped when the map has seen enough.
  socket.on('data', (data) => {
    const lines = (rest + data.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) record('stream', line);
  });
}).listen(7001);
const datagrams = createSocket('udp4');
datagrams.on('message', (data) => record('datagrams', data.toString()));
datagrams.bind(7002, () => console.log('ready'));

// Records from the third second on, when both transports have started, until a second before the van stops.
setTimeout(() => {
  const timer = setInterval(() => {
    for (const transport of ['stream', 'datagrams'] as const) {
      if (newest[transport]) ages[transport].push(Date.now() - newest[transport]);
    }
  }, 50);
  setTimeout(
    () => {
      clearInterval(timer);
      console.log(JSON.stringify(ages));
      process.exit();
    },
    (seconds - 4) * 1_000,
  );
}, 3_000);
