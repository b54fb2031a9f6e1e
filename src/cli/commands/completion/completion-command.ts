import type { Host } from '../../host/host.js'
import { exitCodes } from '../../results/exit-code.js'
import { bashScript } from './scripts/bash.js'
import { fishScript } from './scripts/fish.js'
import { powershellScript } from './scripts/powershell.js'
import { zshScript } from './scripts/zsh.js'

const scripts = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
}

/** Runs `completion`: prints the script for a shell and returns the exit code. */
export function completionCommand(shell: keyof typeof scripts, host: Host): number {
  host.stdout.write(scripts[shell])
  return exitCodes.ok
}
