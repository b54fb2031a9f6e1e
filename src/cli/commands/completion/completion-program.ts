import { Argument, type Command } from 'commander'
import type { Host } from '../../host/host.js'

const examples = `
Add the line for your shell to its startup file:
  bash         eval "$(campaign-contract completion bash)"
  zsh          eval "$(campaign-contract completion zsh)"       after compinit
  fish         campaign-contract completion fish | source`

/** Adds the command `completion`, and the hidden `complete` that its scripts call at each Tab. */
export function addCompletion(
  program: Command,
  host: Host,
  exitWith: (code: number) => void,
): void {
  program
    .command('completion')
    .summary('generate shell completions')
    .description('Generate a shell script that completes commands, flags and their values.')
    .addArgument(new Argument('<shell>', 'target shell').choices(['bash', 'zsh', 'fish']))
    .addHelpText('after', examples)
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completionScripts } = await import('./scripts.js')
      host.stdout.write(completionScripts[shell])
    })

  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words) => {
      const { completeCommand } = await import('./complete-command.js')
      exitWith(await completeCommand(words, program, host))
    })
}
