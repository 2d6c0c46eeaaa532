import { relative, sep } from 'node:path';

const shared =
  /^(node_modules\/(react|react-dom|scheduler)\/|site\/(app|entry-client|layout|navigation|styles|ui\/(?!icons\/)))/;

/**
 * Whether every page needs the module, so that it belongs into the one script beside React. Asks for its place in the
 * project: the project itself may lie in a folder named site/app.
 */
export const isSharedModule = (projectRoot: string, file: string): boolean =>
  shared.test(relative(projectRoot, file).split(sep).join('/'));
