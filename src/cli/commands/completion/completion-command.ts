import { script } from '@bomb.sh/tab'
import type { Host } from '../../host/host.js'
import { exitCodes } from '../../results/exit-code.js'
import { bashScript } from './bash-script.js'
import { printed } from './printed.js'

const command = 'campaign-contract'

/** `completion`: prints the script of a shell; returns the exit code. */
export function completionCommand(shell: string, host: Host): number {
  const text = shell === 'bash' ? bashScript : printed(() => script(shell, command, command))
  host.stdout.write(text)
  return exitCodes.right
}
