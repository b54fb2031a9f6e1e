/** The style sheet of the page: light and dark, narrow and wide. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f5f6f9; --card: #ffffff; --sunk: #f2f4f8; --text: #1a2230; --soft: #545f71; --line: #d8dde6;
  --link: #0b57b8; --red: #ab1f16; --red-back: #fdebe9; --amber: #774a00; --amber-back: #fdf1d3;
  --green: #13652f; --green-back: #e2f4e8; --grey-back: #eceff4;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #10141b; --card: #181e28; --sunk: #11161e; --text: #e5e9f0; --soft: #a3aebf; --line: #323c4b;
    --link: #8dbbff; --red: #ffa198; --red-back: #44201f; --amber: #f3c567; --amber-back: #3b2e12;
    --green: #7ed7a0; --green-back: #173522; --grey-back: #262e3a;
  }
}
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; max-width: 96rem; padding: clamp(.8rem, 2vw, 1.8rem);
  background: var(--page); color: var(--text); overflow-wrap: anywhere;
  font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
h1, h2, h3, p, ul, ol { margin: 0; padding: 0; }
h1 { font-size: 1.4rem; letter-spacing: -.01em; }
h2 { font-size: 1.1rem; margin-bottom: .7rem; }
h3 { font-size: .85rem; font-weight: 600; }
ul, ol { list-style: none; }
code, pre { font-family: var(--mono); font-size: .86em; unicode-bidi: isolate; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .3rem; }
.note { color: var(--soft); font-size: .87rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100rem; padding: .5rem 1rem; background: var(--card); border-radius: .5rem; z-index: 9; }
.skip:focus { left: 1rem; top: .5rem; }
header { display: flex; flex-wrap: wrap; gap: .2rem 1rem; align-items: baseline; margin-bottom: 1rem; }
#connection { margin-left: auto; font-size: .87rem; padding: .1rem .7rem; border-radius: 1rem; background: var(--amber-back); color: var(--amber); }
#connection.connected { background: var(--green-back); color: var(--green); }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-items: start; }
.aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
@media (min-width: 64rem) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 30rem); } }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .8rem; padding: clamp(.8rem, 2vw, 1.2rem); }

.filter { border: 0; padding: 0; margin: 0 0 .7rem; display: flex; flex-wrap: wrap; gap: .2rem 1rem; font-size: .92rem; }
.filter legend { float: left; padding: .15rem 0; margin-right: 1rem; color: var(--soft); }
.filter label { padding: .15rem 0; }
.filter input { width: 1.1rem; height: 1.1rem; vertical-align: -.2rem; margin: 0 .2rem 0 0; }
.filter span { color: var(--soft); font-variant-numeric: tabular-nums; }
#requests > li { border-top: 1px solid var(--line); border-left: .25rem solid var(--amber); }
#requests > .valid { border-left-color: var(--green); }
#requests > .invalid, #requests > .error { border-left-color: var(--red); }
summary { cursor: pointer; padding: .35rem .5rem; display: flex; flex-wrap: wrap; gap: .1rem .7rem; align-items: baseline; }
summary:hover, details[open] > summary { background: var(--sunk); }
.time, .duration { color: var(--soft); font-size: .87rem; font-variant-numeric: tabular-nums; }
.duration { margin-left: auto; }
.method { font-weight: 600; font-size: .87rem; }
.call { flex: 1 1 0; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@media (max-width: 46rem) { .call { flex-basis: 100%; order: 1; padding-left: 1.1rem; } }
summary::before { content: '▸' / ''; color: var(--soft); width: .6rem; }
details[open] > summary::before { content: '▾' / ''; }
.verdict { font-size: .8rem; font-weight: 600; padding: .05rem .6rem; border-radius: 1rem; background: var(--amber-back); color: var(--amber); white-space: nowrap; }
.verdict.valid { background: var(--green-back); color: var(--green); }
.verdict.invalid, .verdict.error { background: var(--red-back); color: var(--red); }
.inside { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; padding: .6rem .6rem 1rem; }
.full { font-family: var(--mono); font-size: .86em; unicode-bidi: isolate; }
.violations { display: grid; gap: .4rem; }
.violations .severity { font-size: .8rem; font-weight: 600; }
.severity.error { color: var(--red); } .severity.warn { color: var(--amber); }
.violations .target { font-weight: 600; }
.violations .rule { font-size: .87rem; }
pre { margin: 0; padding: .6rem .75rem; background: var(--sunk); border: 1px solid var(--line); border-radius: .5rem; white-space: pre-wrap; max-height: 20rem; overflow: auto; tab-size: 2; }

.command { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: .3rem .7rem; }
.command + .command { margin-top: .9rem; }
.command pre { grid-column: 1 / -1; grid-row: 2; max-height: 12rem; }
button { font: inherit; font-size: .85rem; min-width: 5.5rem; padding: .15rem .8rem; color: var(--text); background: var(--card); border: 1px solid var(--soft); border-radius: .5rem; cursor: pointer; }
button:hover { background: var(--grey-back); }
.operations li { padding: .35rem 0; border-top: 1px solid var(--line); }
.operations li:first-child { border-top: 0; }
.operations .summary, .operations code { display: block; }
footer { margin-top: 1rem; }
`
