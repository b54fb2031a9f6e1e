/** The first line or frame of a stack trace, in the languages that servers are written in. */
const frames: readonly RegExp[] = [
  // Node: `    at handler (/app/server.js:10:5)`, `at async file:///app/server.mjs:10:5`
  /(?:^|\n|\\n|")\s*at (?:async )?(?:[^\n(]{1,200} \()?(?:node:|file:\/\/|\/|[A-Za-z]:[\\/])[^\n()]{1,300}:\d+:\d+\)?/,
  // Java, Kotlin, Scala: `	at com.example.Api.call(Api.java:42)`
  /(?:^|\n|\\n|")(?:\s|\\t)*at [\w$.<>/]{1,200}\((?:[\w$]+\.(?:java|kt|scala|groovy):\d+|Native Method|Unknown Source)\)/,
  // .NET: `   at Api.Call() in C:\app\Api.cs:line 42`, `at Api.Controllers.X.Call(String id)`
  /(?:^|\n|\\n|")\s*at [\w.`<>[\],+]{1,200}\([^\n()]{0,200}\)(?: in [^\n]{1,300}:line \d+)/,
  // Python: `Traceback (most recent call last)`, `  File "/app/api.py", line 42, in call`
  /Traceback \(most recent call last\)/,
  /File \\?"[^"\n]{1,300}\.py\\?", line \d+/,
  // Go: `goroutine 1 [running]:`, `	/app/main.go:42 +0x1d`
  /goroutine \d+ \[[a-z ,\d]{1,60}\]:/,
  /\.go:\d+ \+0x[0-9a-f]+/,
  // PHP: `#0 /app/index.php(42): call()`, `in /app/index.php:42`, `on line <b>42`
  /#\d+ [^\n]{1,300}\.php\(\d+\): /,
  /\bin (?:<b>)?[^\n<]{1,300}\.php(?:<\/b>)?(?: on line (?:<b>)?\d+|:\d+)/,
  // Ruby: "/app/api.rb:42:in `call'"
  /\.rb:\d+:in [`'"\\]/,
]

/** Longest text that is searched. */
const longest = 200_000

/** Returns the frame of a stack trace in a text, or undefined if there is none. */
export function stackFrameIn(text: string): string | undefined {
  const searched = text.slice(0, longest)
  for (const frame of frames) {
    const found = frame.exec(searched)
    if (found !== null) return found[0].replace(/^(?:\s|\\[nt])+/, '').slice(0, 200)
  }
  return undefined
}
