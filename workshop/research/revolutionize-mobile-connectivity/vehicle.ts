/**
 * The van, `vehicle.ts SECONDS MILLISECONDS-BETWEEN`: sends its position over one TCP stream and in single datagrams.
 */
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { defaultInterval } from './link.ts';

/** The address that link.py gives the map. */
const mapAddress = '10.77.0.2';

const [seconds = 60, between = defaultInterval] = process.argv.slice(2).map(Number);
const datagrams = createSocket('udp4');
const stream = connect({ host: mapAddress, port: 7001, noDelay: true });
stream.once('connect', () => {
  const timer = setInterval(() => {
    const position = JSON.stringify({ at: Date.now(), lat: 30.07, lon: -95.55 });
    stream.write(`${position}\n`);
    datagrams.send(position, 7002, mapAddress);
  }, between);
  setTimeout(() => {
    clearInterval(timer);
    stream.end();
    datagrams.close();
  }, seconds * 1_000);
});
