import type { Reporter } from 'vitest/reporters'

const others = `
These were the quick tests. More: npm run test:system (needs Redis, browsers, git and shells),
npm run test:attack, npm run test:package; npm run test:all runs every tier.
`

/** Names the other tiers where only the quick one has run. */
export class TiersReporter implements Reporter {
  private ran = new Set<string>()

  onTestModuleEnd({ project }: { project: { name: string } }): void {
    this.ran.add(project.name)
  }

  onTestRunEnd(): void {
    if (this.ran.has('unit') && !this.ran.has('system')) process.stdout.write(others)
  }
}
