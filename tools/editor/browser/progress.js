/** Shows what the server is doing while the user waits. */
import { askJson } from './server.js';

const line = document.createElement('p');
line.className = 'progress';
line.setAttribute('role', 'status');
line.hidden = true;
document.body.append(line);

/** The number of promises that the user is waiting for. */
let waitingCount = 0;
let isFollowing = false;

/** Shows progress until `work` settles, and as long as the server keeps working after that. */
export async function showProgress(work) {
  waitingCount += 1;
  if (!isFollowing) void follow();
  try {
    return await work;
  } finally {
    waitingCount -= 1;
  }
}

async function follow() {
  isFollowing = true;
  for (;;) {
    const { doing } = await askJson('doing.json').catch(() => ({ doing: '' }));
    line.textContent = doing;
    line.hidden = doing === '';
    if (doing === '' && waitingCount === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  isFollowing = false;
}
