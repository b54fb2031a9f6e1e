/** The style sheet: light and dark, narrow and wide, screen and print. */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f5f6f9; --card: #ffffff; --sunk: #f2f4f8; --text: #1a2230; --soft: #545f71; --line: #d8dde6;
  --link: #0b57b8;
  --red: #ab1f16; --red-back: #fdebe9; --amber: #774a00; --amber-back: #fdf1d3;
  --green: #13652f; --green-back: #e2f4e8; --violet: #5a3c9e; --violet-back: #efe9fb;
  --grey: #545f71; --grey-back: #eceff4;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #10141b; --card: #181e28; --sunk: #11161e; --text: #e5e9f0; --soft: #a3aebf; --line: #323c4b;
    --link: #8dbbff;
    --red: #ffa198; --red-back: #44201f; --amber: #f3c567; --amber-back: #3b2e12;
    --green: #7ed7a0; --green-back: #173522; --violet: #c8b4ff; --violet-back: #302850;
    --grey: #a3aebf; --grey-back: #262e3a;
  }
}
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
body {
  margin: 0 auto; max-width: 78rem; padding: clamp(.9rem, 3vw, 2.5rem);
  background: var(--page); color: var(--text);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3, h4, h5, h6, p, dl, dd, ul, ol { margin: 0; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; }
h2 { font-size: 1.4rem; margin-bottom: .9rem; }
h3 { font-size: 1.1rem; margin-bottom: .7rem; }
h6 { font-size: .8rem; color: var(--soft); margin-bottom: .35rem; font-weight: 600; }
code, pre { font-family: var(--mono); font-size: .86em; }
code { unicode-bidi: isolate; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: .3rem; }
:target { outline: 3px solid var(--link); outline-offset: 2px; }
section:target, section:focus { outline: none; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100rem; padding: .5rem 1rem; background: var(--card); border-radius: .5rem; z-index: 9; }
.skip:focus { left: 1rem; top: .5rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .8rem; padding: clamp(.85rem, 2vw, 1.3rem); }
.note { color: var(--soft); font-size: .87rem; font-weight: 400; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
main > section { margin-top: clamp(1.8rem, 4vw, 3rem); }

.top { background: var(--card); border: 1px solid var(--line); border-top: .4rem solid var(--grey); border-radius: .8rem; padding: clamp(1rem, 3vw, 2rem); display: grid; gap: 1.1rem 2.5rem; }
.top.passed { border-top-color: var(--green); } .top.failed { border-top-color: var(--red); } .top.nothing-ran, .top.too-few-ran { border-top-color: var(--amber); }
.product { color: var(--soft); font-size: .9rem; }
h1 { font-size: clamp(1.9rem, 5vw, 2.7rem); letter-spacing: -.02em; margin-top: -.9rem; }
.passed h1 { color: var(--green); } .failed h1 { color: var(--red); } .nothing-ran h1, .too-few-ran h1 { color: var(--amber); }
.lead { font-size: 1.12rem; margin-top: -.7rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .8rem 1.5rem; align-content: start; }
.facts > :first-child { grid-column: 1 / -1; }
dt { color: var(--soft); font-size: .8rem; }
.counts { border-collapse: collapse; align-self: start; }
.counts th, .counts td { padding: .25rem .3rem .25rem 1rem; border-bottom: 1px solid var(--line); }
.counts thead th { color: var(--soft); font-size: .8rem; font-weight: 400; text-align: right; }
.counts tbody th { text-align: left; padding-left: 0; font-weight: 400; }
.counts tr:last-child > * { border-bottom: 0; }
.counts td { font-weight: 600; } .counts td.none { color: var(--soft); font-weight: 400; }
.counts .passed { color: var(--green); } .counts .failed { color: var(--red); } .counts .skipped { color: var(--soft); }
.banner { background: var(--amber-back); color: var(--amber); border-radius: .5rem; padding: .6rem .9rem; font-weight: 600; }
.notes { display: grid; gap: .35rem; border-top: 1px solid var(--line); padding-top: .9rem; } .notes > * { min-width: 0; }
.remedies { margin-bottom: 1.2rem; } .remedies + h3 { margin-bottom: .3rem; }
nav { display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; border-top: 1px solid var(--line); padding-top: .9rem; }
@media (min-width: 60rem) {
  .facts { grid-template-columns: repeat(3, minmax(9rem, 1fr)); } .facts > :first-child { grid-column: auto; }
  .top { grid-template-columns: 1fr auto; }
  .top > :not(.facts, .counts) { grid-column: 1 / -1; }
}

.filters { display: flex; flex-wrap: wrap; gap: .7rem 1rem; align-items: end; margin-bottom: 1.4rem; }
.field { display: grid; gap: .2rem; font-size: .8rem; color: var(--soft); flex: 0 1 auto; min-width: 0; }
.field.grow { flex: 1 1 13rem; }
.filters select { width: 100%; }
@media (max-width: 46rem) { .field { flex: 1 1 8rem; } }
.filters p { flex: 1 0 100%; font-size: .87rem; } .filters p:empty { display: none; }
select, input[type=search], button {
  font: inherit; font-size: .95rem; min-height: 2.5rem; max-width: 100%; padding: .3rem .7rem; color: var(--text); background: var(--card);
  border: 1px solid var(--soft); border-radius: .5rem;
}
input[type=search] { width: 100%; }
::placeholder { color: var(--soft); opacity: 1; }
button { cursor: pointer; } button:hover { background: var(--grey-back); } button:disabled { color: var(--soft); border-color: var(--line); cursor: default; }
.level { margin-top: 1.8rem; }
h3 .badge { margin-right: .2rem; }
.operation { margin-bottom: .8rem; padding-block: .8rem; border-left: .35rem solid var(--grey); }
.must .operation { border-left-color: var(--red); } .should .operation { border-left-color: var(--amber); } .level.expected .operation { border-left-color: var(--violet); }
h4 { font-size: 1rem; } h4 .note { margin-left: .3rem; }
.rule { margin-top: .6rem; }
h5 { font-size: .92rem; font-weight: 600; } h5 a { text-decoration-thickness: 1px; text-underline-offset: .2em; }
.badge { font-size: .8rem; font-weight: 700; letter-spacing: .03em; padding: .15rem .6rem; border-radius: 1rem; background: var(--grey-back); color: var(--grey); }
.must .badge { background: var(--red-back); color: var(--red); } .should .badge { background: var(--amber-back); color: var(--amber); } .level.expected .badge { background: var(--violet-back); color: var(--violet); }
.finding { border-radius: .5rem; scroll-margin-top: 1rem; }
.finding > summary { padding: .25rem .4rem .25rem 1.5rem; text-indent: -1.1rem; border-radius: .5rem; } .finding > summary > * { text-indent: 0; }
.finding > summary:hover { background: var(--sunk); }
.finding[open] > summary { font-weight: 600; }
.kind { color: var(--soft); font-weight: 400; font-size: .92rem; } .kind::after { content: ' ·'; }
.finding > summary .target { color: var(--text); }
.finding > summary .message { color: var(--soft); font-size: .92rem; } .finding[open] > summary .message { color: var(--text); }
.inside { display: grid; gap: .8rem; padding: .3rem .4rem 1.1rem 1.5rem; }
.inside > * { min-width: 0; }
.inside > h6 { margin-bottom: -.45rem; }
.requirement { border-left: 3px solid var(--line); padding-left: .8rem; }
.requirement cite { color: var(--soft); font-size: .87rem; } .requirement cite::before { content: '§ '; }
.difference .signs { font-size: .8rem; margin-bottom: .35rem; display: flex; gap: 1rem; font-weight: 600; }
.signs .expected { color: var(--green); } .signs .received { color: var(--red); }
.difference pre { padding: .4rem 0; }
.line { display: grid; grid-template-columns: 1.7rem minmax(0, 1fr); padding-right: .75rem; }
.sign { text-align: center; user-select: none; font-weight: 700; }
.line.expected { background: var(--green-back); color: var(--green); } .line.received { background: var(--red-back); color: var(--red); } .line.omitted { color: var(--soft); }
.line .unseen { grid-column: 2; }
.steps { padding-left: 1.4rem; } .steps pre { margin: .3rem 0 .6rem; }
.sides { display: grid; grid-template-columns: minmax(0, 1fr); gap: .8rem 1.2rem; }
@media (min-width: 46rem) { .sides { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
.side { display: flex; flex-direction: column; } .side pre { flex-grow: 1; }
pre { margin: 0; padding: .6rem .75rem; background: var(--sunk); border: 1px solid var(--line); border-radius: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 20rem; overflow: auto; line-height: 1.5; unicode-bidi: plaintext; tab-size: 2; }
summary { cursor: pointer; padding: .2rem 0; }
summary code { color: var(--soft); }
.exchange > .sides { margin-top: .6rem; }
.command { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: .35rem .7rem; }
.command h6 { margin: 0; } .command pre { grid-column: 1 / -1; max-height: 12rem; }
.command .copy { grid-row: 1; grid-column: 2; min-height: 2rem; padding: .1rem .8rem; font-size: .85rem; min-width: 5.5rem; }
.about { color: var(--soft); font-size: .87rem; } .about pre { margin: .3rem 0; }
ul { padding-left: 1.3rem; }

.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .4rem 1.3rem; margin-bottom: .8rem; font-size: .92rem; }
.key { display: inline-block; width: 1.5rem; text-align: center; border-radius: .3rem; font-weight: 700; margin-right: .2rem; }
.only { display: block; margin-bottom: .8rem; font-size: .92rem; }
.only input { width: 1.1rem; height: 1.1rem; vertical-align: -.2rem; margin: 0 .3rem 0 0; }
.scroll { overflow: auto; padding: 0; max-height: 85vh; max-height: 85dvh; width: fit-content; max-width: 100%; overflow-wrap: normal; }
.matrix { border-collapse: separate; border-spacing: 0; font-size: .87rem; }
.matrix th { text-align: left; font-weight: 400; background: var(--card); }
.matrix thead th { position: sticky; top: 0; z-index: 2; border-bottom: 1px solid var(--line); vertical-align: bottom; padding: .6rem .3rem; color: var(--soft); }
.matrix thead .corner { left: 0; z-index: 3; padding-left: .9rem; }
.operation-name span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; display: inline-block; }
.matrix tbody th[scope=row] { position: sticky; left: 0; z-index: 1; padding: .12rem .9rem; font-family: var(--mono); font-size: .8rem; min-width: 8.5rem; max-width: 26rem; overflow-wrap: anywhere; border-right: 1px solid var(--line); }
.prefix { color: var(--soft); }
.topic th { border-top: 1px solid var(--line); padding: .5rem .9rem .2rem; font-weight: 600; }
.topic th span { position: sticky; left: .9rem; }
.matrix td { padding: 1px; min-width: 2.1rem; height: 1.75rem; text-align: center; }
.matrix td > * { font-weight: 700; }
.matrix td[class] { border-radius: .45rem; border: 1px solid var(--card); background-clip: padding-box; position: relative; }
.matrix td a { display: block; line-height: 1.55rem; color: inherit; text-decoration: none; border-radius: .4rem; } .matrix td a:hover { box-shadow: inset 0 0 0 2px; }
.matrix tbody tr:not(.topic):hover > th { background: var(--grey-back); }
.matrix .passed, .key.passed { background-color: var(--green-back); color: var(--green); }
.matrix .failed-must, .key.failed-must { background-color: var(--red-back); color: var(--red); }
.matrix .failed-should, .key.failed-should { background-color: var(--amber-back); color: var(--amber); }
.matrix .expected, .key.expected { background-color: var(--violet-back); color: var(--violet); }
.matrix .skipped, .key.skipped, .matrix .not-covered, .key.not-covered { background-color: var(--grey-back); color: var(--grey); }
.only-open .all-passed, .only-open tbody:not(:has(tr:not(.topic, .all-passed))) { display: none; }
@media (max-width: 46rem) {
  .matrix .prefix { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .matrix tbody th[scope=row] { padding: .12rem .5rem; width: 8.5rem; max-width: 8.5rem; font-size: .76rem; }
  .matrix thead .corner, .topic th { padding-left: .5rem; } .topic th span { left: .5rem; }
}

#not-run details + details { border-top: 1px solid var(--line); }
#not-run summary { padding: .4rem 0; }
.count { display: inline-block; min-width: 2.5rem; font-weight: 600; font-variant-numeric: tabular-nums; text-align: right; margin-right: .5rem; }
.shares { border-collapse: collapse; width: 100%; overflow-wrap: normal; }
.shares th { text-align: left; padding-right: .8rem; font-weight: 400; font-variant-numeric: tabular-nums; } .shares td { padding: .2rem 0; }
.shares thead th { color: var(--soft); font-size: .8rem; padding-bottom: .2rem; } .shares thead .number { text-align: right; padding-right: 0; padding-left: .8rem; }
.shares .wide { width: 100%; } .shares .number { padding-left: .8rem; }
.shares .number a { display: inline-block; min-width: 1.6rem; }
.bar { display: block; width: 100%; height: .6rem; border-radius: .3rem; margin: .3rem 0; }
.bar .rest { fill: var(--grey-back); } .bar .requests { fill: var(--link); } .bar .passed, .bar .status-2 { fill: var(--green); } .bar .status-4 { fill: var(--amber); } .bar .status-5 { fill: var(--red); } .bar .status-3, .bar .status-other { fill: var(--grey); }
#coverage details { margin-bottom: .8rem; }
#coverage .sides { gap: 1.6rem 3rem; }
#coverage * + h3, #coverage .bar + .shares { margin-top: 1.3rem; }
#coverage .bar { min-width: 3rem; }
@media (max-width: 30rem) { .operations tr > :nth-child(2) { display: none; } .operations tbody th { width: 100%; font-size: .9rem; padding-right: 0; overflow-wrap: anywhere; } }
body > footer { margin-top: 3rem; color: var(--soft); font-size: .87rem; }

@media print {
  :root { color-scheme: light; --page: #fff; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, .filters, .copy, .only, .skip { display: none !important; }
  pre, .command pre, .scroll { max-height: none; overflow: visible; }
  .scroll { width: auto; border: 0; }
  .matrix { font-size: 7pt; } .matrix tbody th[scope=row] { font-size: 6.5pt; } .matrix td { min-width: 1.4rem; height: 1.2rem; }
  .matrix th { position: static !important; }
  h2, h3, h4, h5, h6, summary { break-after: avoid; }
  .side, .command, tr { break-inside: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
