/** What the command needs of the process that it runs in; `process` is one. */
export interface Host {
  readonly stdin: AsyncIterable<Uint8Array>
  readonly stdout: { write(text: string): unknown; readonly isTTY?: boolean }
  readonly stderr: { write(text: string): unknown }
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  cwd(): string
}
