/**
 * Runs the command of the process's arguments, `<program> -- <command> [names…]`, with the names that follow it. An error in
 * a file that people edit is printed without a stack trace.
 */
export async function runCommand(
  program: string,
  commands: Record<string, (names: string[]) => Promise<void>>,
): Promise<void> {
  const [command = '', ...names] = process.argv.slice(2);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) {
    console.error(`Usage: ${program} -- ${Object.keys(commands).join(' | ')}`);
    process.exit(2);
  }
  try {
    await run(names);
  } catch (error) {
    // Any other error is a bug, and its stack trace is needed.
    const isMistake = error instanceof Error && ['ArtError', 'ContentError'].includes(error.name);
    if (!isMistake) throw error;
    console.error(`\nThis has to be fixed first:\n\n${error.message}\n`);
    process.exitCode = 1;
  }
}
