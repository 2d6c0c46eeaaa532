/**
 * Hangs the event loop of a process forever, as a bug would. The first argument is the process id; the loop runs through
 * the debugger that Node opens on SIGUSR1.
 */
process.kill(Number(process.argv[2]), 'SIGUSR1');
const deadline = Date.now() + 60_000;
for (;;) {
  try {
    const [{ webSocketDebuggerUrl = '' } = {}] = (await (await fetch('http://127.0.0.1:9229/json')).json()) as {
      webSocketDebuggerUrl?: string;
    }[];
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;);' } }));
    // Ending at once would close the socket before the message is sent.
    await new Promise((resolve) => setTimeout(resolve, 200));
    process.exit();
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export {};
