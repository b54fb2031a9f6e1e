import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/*
 * Colors come from variables of the page, which also cross the shadow root; they follow its theme.
 */
const base = EditorView.theme({
  '&': { height: '100%', fontSize: '14px', color: 'var(--code-foreground)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.55' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--soft)',
    border: 'none',
    paddingLeft: '6px',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 8px 0 4px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--grey-back)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'var(--selection)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--grey-back)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--grey-back)',
    outline: '1px solid var(--line)',
  },
})

const squiggle = (color: string) => ({
  backgroundImage: 'none',
  padding: '0',
  textDecoration: `underline wavy ${color}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1.5px',
})

const findings = EditorView.theme({
  '.cm-lintRange-error': squiggle('var(--red)'),
  '.cm-lintRange-warning': squiggle('var(--amber)'),
  '.cm-lintRange-info': squiggle('var(--soft)'),
  '.cm-lintRange-active': { backgroundColor: 'var(--red-back)' },
  '.cm-diagnostic': {
    padding: '8px 12px',
    borderLeft: 'none',
    fontSize: '14px',
    maxWidth: '460px',
  },
  '.cm-diagnosticText': { display: 'block' },
  '.cm-diagnosticAction': {
    display: 'inline-block',
    margin: '8px 8px 0 0',
    padding: '2px 10px',
    border: '1px solid var(--link)',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: 'var(--link)',
    fontSize: '13px',
    cursor: 'pointer',
  },
  '.cm-diagnostic a': { color: 'var(--link)' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { backgroundColor: 'var(--grey-back)' },
})

const popups = EditorView.theme({
  '.cm-tooltip': {
    backgroundColor: 'var(--card)',
    color: 'var(--text)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: 'var(--vp-shadow-3)',
    fontFamily: 'var(--font)',
    lineHeight: '1.45',
  },
  '.cm-tooltip .hint': { padding: '8px 12px', maxWidth: '460px', fontSize: '14px' },
  '.cm-tooltip .hint p': { margin: '4px 0 0' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--mono)',
    fontSize: '13px',
    maxHeight: '16em',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--link)',
    color: 'var(--card)',
  },
  '.cm-completionDetail': {
    fontStyle: 'normal',
    color: 'inherit',
    opacity: '1',
    marginLeft: '12px',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '8px 12px', maxWidth: '340px', fontSize: '14px' },
  '.cm-panels-top': { borderRadius: '8px 8px 0 0' },
  '.cm-panels': {
    backgroundColor: 'var(--sunk)',
    color: 'var(--text)',
    borderColor: 'var(--line)',
  },
  '.cm-panel label': { fontSize: '13px' },
  '.cm-textfield, .cm-button': {
    border: '1px solid var(--line)',
    borderRadius: '4px',
    backgroundImage: 'none',
    backgroundColor: 'var(--card)',
    color: 'var(--text)',
    fontSize: '13px',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--amber-back)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--amber)' },
})

const colors = HighlightStyle.define([
  {
    tag: [tags.propertyName, tags.definition(tags.propertyName)],
    color: 'var(--code-token-keyword)',
  },
  { tag: [tags.string, tags.content], color: 'var(--code-token-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-token-constant)' },
  { tag: [tags.punctuation, tags.separator, tags.bracket], color: 'var(--code-token-punctuation)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--code-token-comment)' },
  { tag: [tags.labelName, tags.typeName], color: 'var(--code-token-function)' },
])

/** Colors and distances of the editor. */
export const theme: Extension = [base, findings, popups, syntaxHighlighting(colors)]
