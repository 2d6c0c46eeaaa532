import { routes, type Route } from '../routes.ts';

/** The route of a path, or nothing: there is no catch-all route. */
export function findRoute(path: string): Route | undefined {
  return routes.find((route) => route.path === path) ?? routes.find((route) => matchesPattern(route.path, path));
}

function matchesPattern(pattern: string, path: string) {
  const [folder, parameter] = pattern.split('/:');
  return parameter !== undefined && path.startsWith(`${folder}/`) && !path.slice(folder!.length + 1).includes('/');
}
