/**
 * Runs the command that the process was started with, `<program> -- <command> [names…]`: each takes the words after its
 * name. What somebody can mend in a file is told in words.
 */
export async function runCommand(
  program: string,
  commands: Record<string, (names: string[]) => Promise<void>>,
): Promise<void> {
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
