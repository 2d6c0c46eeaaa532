/** What `<program> -- <command> [names…]` does, by the command; each takes the words after its name. */
export type Commands = Record<string, (names: string[]) => Promise<void>>;

/**
 * Runs the command that the process was started with, and tells what somebody can mend in a file in words. `program` is how
 * to start it, for whoever names no command.
 */
export async function runCommand(program: string, commands: Commands): Promise<void> {
  const [command = '', ...names] = process.argv.slice(2);
  const run = commands[command];
  if (!run) {
    console.error(`Usage: ${program} -- ${Object.keys(commands).join(' | ')}`);
    process.exit(2);
  }
  try {
    await run(names);
  } catch (error) {
    // Where code failed, the way to it is needed.
    const isTold = error instanceof Error && ['MasterError', 'ContentError'].includes(error.name);
    if (!isTold) throw error;
    console.error(`\nThis has to be mended first:\n\n${error.message}\n`);
    process.exitCode = 1;
  }
}
