import { parentPort } from 'node:worker_threads';
import { copyPictures } from './copy-pictures.ts';
import type { CopyPicturesTask } from './picture-copier.ts';

parentPort!.on('message', ({ copies, out, former }: CopyPicturesTask) => {
  copyPictures(copies, out, former);
  parentPort!.postMessage('copied');
});
