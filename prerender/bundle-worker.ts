import { parentPort, workerData } from 'node:worker_threads';
import { bundleSite } from './bundle-site.ts';
import { KeptFiles } from './cache/kept-files.ts';
import type { BundleOrder } from './site-bundle.ts';

const { folder, files, look } = workerData as BundleOrder;
parentPort!.postMessage(await bundleSite(folder, look, new KeptFiles(files)));
