/** Patterns that a line of a stack trace matches, all of them, for the languages of servers. */
const frames: readonly (readonly RegExp[])[] = [
  // Node: `at handler (/app/server.js:10:5)`, `at async file:///app/server.mjs:10:5`
  [/^at /, /(?:^at |^at async |\()(?:node:|file:\/\/|\/|[A-Za-z]:[\\/])/, /:\d+:\d/],
  // Java, Kotlin, Scala: `at com.example.Api.call(Api.java:42)`
  [/^at [\w$.<>/]+\((?:[\w$]+\.(?:java|kt|scala|groovy):\d|Native Method\)|Unknown Source\))/],
  // .NET: `at Api.Call() in C:\app\Api.cs:line 42`
  [/^at [\w.`<>[\],+]+\([^()]*\) in /, /:line \d/],
  // Python: `Traceback (most recent call last)`, `File "/app/api.py", line 42, in call`
  [/Traceback \(most recent call last\)/],
  [/File "/, /\.py", line \d/],
  // Go: `goroutine 1 [running]:`, `/app/main.go:42 +0x1d`
  [/^goroutine \d+ \[[a-z ,\d]+\]:/],
  [/\.go:\d+ \+0x[0-9a-f]/],
  // PHP: `#0 /app/index.php(42): call()`, `in /app/index.php:42`, `on line <b>42`
  [/^#\d+ /, /\.php\(\d+\): /],
  [/\bin /, /\.php(?:<\/b>)?(?: on line (?:<b>)?|:)\d/],
  // Ruby: "/app/api.rb:42:in `call'"
  [/\.rb:\d+:in [`'"]/],
]

const longest = { text: 200_000, line: 600 }

/** Returns the first line of a stack trace in a text, or undefined if there is none. */
export const stackFrameIn = (text: string): string | undefined =>
  text
    .slice(0, longest.text)
    .replaceAll('&nbsp;', ' ')
    .split(/\n|<(?:br|p|pre|div|li)\b/)
    .map((line) => line.replace(/^[\s/>]+(?=at |#)|^\s+/, '').slice(0, longest.line))
    .find((line) => frames.some((patterns) => patterns.every((pattern) => pattern.test(line))))
    ?.slice(0, 200)
