import { Argument, type Command } from 'commander'
import type { Host } from '../../host/host.js'

const examples = `
A new shell completes commands, flags and their values once its start file has one of these lines:
  bash         eval "$(campaign-contract completion bash)"
  zsh          eval "$(campaign-contract completion zsh)"       below the line with compinit
  fish         campaign-contract completion fish | source
  powershell   campaign-contract completion powershell | Out-String | Invoke-Expression`

/** The command `completion`, and the hidden one that the scripts it prints ask at each Tab. */
export function addCompletion(
  program: Command,
  host: Host,
  exitWith: (code: number) => void,
): void {
  program
    .command('completion')
    .summary('print what makes a shell complete the command')
    .description('Prints a script that makes a shell complete commands, flags and their values.')
    .addArgument(
      new Argument('<shell>', 'which shell').choices(['bash', 'zsh', 'fish', 'powershell']),
    )
    .addHelpText('after', examples)
    .action(async (shell) => {
      const { completionCommand } = await import('./completion-command.js')
      exitWith(completionCommand(shell, host))
    })

  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words) => {
      const { completeCommand } = await import('./complete-command.js')
      exitWith(await completeCommand(words, program, host))
    })
}
