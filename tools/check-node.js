/**
 * npm runs this before the scripts that a newcomer starts, on any version of Node: hence JavaScript without newer syntax.
 * npm omits parts of packages that its own Node is too old for, and nothing fails until a bundler or a compiler needs them.
 */
const needed = [20, 19];
const agent = /\bnode\/v([\d.]+)/.exec(process.env['npm_config_user_agent'] ?? '');
const version = agent ? agent[1] : process.versions.node;
const [major, minor] = version.split('.').map(Number);

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `npm runs on Node ${version}, which is too old: install Node ${needed.join('.')} or newer from nodejs.org, then run npm ci again.`,
  );
  process.exitCode = 1;
}
