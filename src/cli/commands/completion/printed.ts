/** What is printed meanwhile: the package of the completion has no other way to answer. */
export function printed(work: () => void): string {
  const { log } = console
  let text = ''
  console.log = (line: string) => {
    text += `${line}\n`
  }
  try {
    work()
  } finally {
    console.log = log
  }
  return text
}
