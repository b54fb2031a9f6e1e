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
  '.cm-scroller': { fontFamily: 'var(--vp-font-family-mono)', lineHeight: '1.55' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--vp-c-text-1)' },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: 'var(--vp-c-text-3)',
    border: 'none',
    paddingLeft: '6px',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 8px 0 4px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--vp-c-default-soft)' },
  '.cm-cursor': { borderLeftColor: 'var(--vp-c-text-1)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground':
    { background: 'var(--playground-selection)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--vp-c-default-soft)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--vp-c-default-soft)',
    outline: '1px solid var(--vp-c-divider)',
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
  '.cm-lintRange-error': squiggle('var(--vp-c-danger-1)'),
  '.cm-lintRange-warning': squiggle('var(--vp-c-warning-1)'),
  '.cm-lintRange-info': squiggle('var(--vp-c-text-3)'),
  '.cm-lintRange-active': { backgroundColor: 'var(--vp-c-danger-soft)' },
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
    border: '1px solid var(--vp-c-brand-1)',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: 'var(--vp-c-brand-1)',
    fontSize: '13px',
    cursor: 'pointer',
  },
  '.cm-diagnostic a': { color: 'var(--vp-c-brand-1)' },
  '.cm-panel.cm-panel-lint ul [aria-selected]': { backgroundColor: 'var(--vp-c-default-soft)' },
})

const popups = EditorView.theme({
  '.cm-tooltip': {
    backgroundColor: 'var(--vp-c-bg-elv)',
    color: 'var(--vp-c-text-1)',
    border: '1px solid var(--vp-c-divider)',
    borderRadius: '8px',
    boxShadow: 'var(--vp-shadow-3)',
    fontFamily: 'var(--vp-font-family-base)',
    lineHeight: '1.45',
  },
  '.cm-tooltip .hint': { padding: '8px 12px', maxWidth: '460px', fontSize: '14px' },
  '.cm-tooltip .hint p': { margin: '4px 0 0' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--vp-font-family-mono)',
    fontSize: '13px',
    maxHeight: '16em',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--vp-button-brand-bg)',
    color: '#fff',
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
    backgroundColor: 'var(--vp-c-bg-soft)',
    color: 'var(--vp-c-text-1)',
    borderColor: 'var(--vp-c-divider)',
  },
  '.cm-panel label': { fontSize: '13px' },
  '.cm-textfield, .cm-button': {
    border: '1px solid var(--vp-c-divider)',
    borderRadius: '4px',
    backgroundImage: 'none',
    backgroundColor: 'var(--vp-c-bg)',
    color: 'var(--vp-c-text-1)',
    fontSize: '13px',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--vp-c-warning-soft)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--vp-c-warning-1)' },
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
